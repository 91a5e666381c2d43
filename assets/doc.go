// Package assets is what the program carries along to show: fonts, suit symbols and its icon. It knows no toolkit; what it
// gives are the bytes of the files, which nobody may change.
package assets
