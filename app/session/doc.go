// Package session is one case under way: its stages, what was asked, found, explained, ruled and how it was marked. A session
// is the list of its acts and nothing else: doing them again on the same scenario, edition and seed gives the same session, so
// that storing each act as it happens is enough to go on after a kill. It knows no screen, no clock and no language.
package session
