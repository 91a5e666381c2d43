package law

import "fmt"

// An Edition is a code of the Laws of Duplicate Bridge. The zero value is NoEdition, so that a case whose edition was
// forgotten is never ruled under some edition by accident.
type Edition uint8

// The editions. Edition2024 is the 2017 code as amended from 1 January 2024: Laws 73 and 89 alone are worded anew.
// Edition2027 is known by name; its text is not published, and nothing is ruled under it.
const (
	NoEdition Edition = iota
	Edition2007
	Edition2017
	Edition2024
	Edition2027
)

// Default is the edition in force.
const Default = Edition2024

// Editions holds the published editions in order of age, for ranging over.
var Editions = [...]Edition{Edition2007, Edition2017, Edition2024}

// ParseEdition reads the year of a published edition. For 2027 the error is a [NotPublishedError], for anything else that
// is not an edition an [UnknownEditionError].
func ParseEdition(text string) (Edition, error) {
	switch text {
	case "2007":
		return Edition2007, nil
	case "2017":
		return Edition2017, nil
	case "2024":
		return Edition2024, nil
	case "2027":
		return NoEdition, NotPublishedError{Edition2027}
	}
	return NoEdition, UnknownEditionError{text}
}

// Published reports whether the text of e is published, so that cases can be ruled under it.
func (e Edition) Published() bool { return Edition2007 <= e && e <= Edition2024 }

// Base is the edition whose text the mechanical laws follow under e: 2017 for 2024, since the amendment touched only
// communication (73) and forbidden information (89). It is NoEdition for an edition that is not published.
func (e Edition) Base() Edition {
	switch e {
	case Edition2007:
		return Edition2007
	case Edition2017, Edition2024:
		return Edition2017
	}
	return NoEdition
}

// String is the year of the edition, or "no edition".
func (e Edition) String() string {
	switch e {
	case NoEdition:
		return "no edition"
	case Edition2007:
		return "2007"
	case Edition2017:
		return "2017"
	case Edition2024:
		return "2024"
	case Edition2027:
		return "2027"
	}
	return fmt.Sprintf("Edition(%d)", uint8(e))
}

// published is nil if e has a published text, else the error that says why nothing can be looked up in it.
func (e Edition) published() error {
	switch {
	case e.Published():
		return nil
	case e == Edition2027:
		return NotPublishedError{e}
	}
	return UnknownEditionError{e.String()}
}

// A NotPublishedError refuses an edition that is announced but has no published text.
type NotPublishedError struct{ Edition Edition }

func (e NotPublishedError) Error() string {
	return fmt.Sprintf("the %v edition of the Laws is not published", e.Edition)
}

// An UnknownEditionError refuses a text that names no edition.
type UnknownEditionError struct{ Text string }

func (e UnknownEditionError) Error() string {
	return fmt.Sprintf("%q is not an edition of the Laws: 2007, 2017 or 2024", e.Text)
}
