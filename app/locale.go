package app

import "fyne.io/fyne/v2/lang"

// osLanguage is the language of the desktop where no variable of the environment names one, as on Windows and macOS.
func osLanguage() string { return lang.SystemLocale().LanguageString() }
