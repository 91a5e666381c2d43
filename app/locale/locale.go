// Package locale names a language to the toolkit where the environment has "C.UTF-8" or the like, which the toolkit takes for a
// language of that name and complains about.
//
// The toolkit reads the environment as it is initialised, so this must come first. Go initialises packages in the order of
// their paths as soon as what they import is ready; this one imports little, and waits for nothing that the toolkit does not
// wait for too.
package locale

import (
	"fmt"
	"os"
	"runtime"
	"strings"
)

func init() {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		return // the language comes from elsewhere
	}
	if err := settle(); err != nil {
		fmt.Fprintln(os.Stderr, "rectify: set the toolkit's language:", err)
	}
}

// Names are the variables that name the language of messages, the one that counts most first.
var Names = []string{"LC_ALL", "LC_MESSAGES", "LANG"}

// settle changes the language of messages alone, and only where none was chosen. What the environment says of letters stays:
// typing accents depends on it.
func settle() error {
	for _, name := range Names {
		value := os.Getenv(name)
		if value == "" {
			continue
		}
		if !strings.HasPrefix(value, "C.") {
			return nil
		}
		if name == "LC_ALL" { // it would outweigh the others
			if err := os.Setenv("LC_CTYPE", value); err != nil {
				return err
			}
			if err := os.Unsetenv(name); err != nil {
				return err
			}
		}
		return os.Setenv("LC_MESSAGES", "en_US.UTF-8")
	}
	return nil
}
