package app

import (
	"encoding/json"
	"log/slog"
	"os"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"rectify/app/locale"
	"rectify/i18n"
)

// systemLanguage is Greek on a Greek system and English elsewhere.
func systemLanguage() i18n.Lang {
	name := ""
	for _, variable := range locale.Names {
		if name = os.Getenv(variable); name != "" {
			break
		}
	}
	if list := os.Getenv("LANGUAGE"); list != "" && !plain(name) { // GNU's: a list, which counts where a language is wanted at all
		name, _, _ = strings.Cut(list, ":")
	}
	if name == "" { // Windows and macOS keep it elsewhere
		name = lang.SystemLocale().LanguageString()
	}
	if language, _, _ := strings.Cut(strings.ToLower(name), "_"); language == "el" || strings.HasPrefix(language, "el-") || strings.HasPrefix(language, "el.") {
		return i18n.Greek
	}
	return i18n.English
}

// plain tells whether a locale is the one without a language, in one of its forms.
func plain(name string) bool {
	return name == "" || name == "C" || name == "POSIX" || strings.HasPrefix(name, "C.")
}

// toolkitWords are the words of the toolkit's dialogs that can be met here, by the names that it has for them.
// The places beside its list of files, as Home and Computer, are not among them: see placeWords.
var toolkitWords = map[string]string{
	"Cancel": "cancel", "Copy": "copy", "Create Folder": "create-folder", "Cut": "cut", "File": "file", "Folder": "folder",
	"New Folder": "new-folder", "Open": "open", "(Parent)": "parent", "Paste": "paste", "Redo": "redo", "Select all": "select-all",
	"Show Hidden Files": "hidden", "Undo": "undo", "file.name": "name", "file.parent": "parent",
}

// speakToolkit gives the toolkit's dialogs the language of pr. The toolkit knows the system's language alone and has no way to
// choose another, so our words take the place of its own under that language.
func speakToolkit(pr *i18n.Printer) {
	words := map[string]string{}
	for name, key := range toolkitWords {
		words[name] = pr.T("app.toolkit." + key)
	}
	text, err := json.Marshal(words)
	if err != nil {
		slog.Error("write the toolkit's words", "error", err)
		return
	}
	fyne.Do(func() {
		if err := lang.AddTranslationsForLocale(text, lang.SystemLocale()); err != nil {
			slog.Error("give the toolkit its words", "error", err)
		}
	})
}
