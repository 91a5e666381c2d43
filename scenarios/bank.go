package scenarios

import (
	"cmp"
	"embed"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// files is the bank (bank/LAW/*.yaml), the records that every change of the engine is tried on (records) and the vectors of
// the digest of the Laws, a record each (vectors).
//
//go:embed bank records vectors
var files embed.FS

var (
	bankOnce    = sync.OnceValues(func() ([]*Scenario, []Fault) { return loadFS(files, "bank") })
	recordsOnce = sync.OnceValues(func() ([]*Scenario, []Fault) { return loadFS(files, "records") })
	vectorsOnce = sync.OnceValues(func() ([]*Scenario, []Fault) { return loadFS(files, "vectors") })
)

// Bank is the program's own scenarios, sorted by id. They are read once; a file with faults is left out.
func Bank() ([]*Scenario, []Fault) { return bankOnce() }

// Records is the six records that try the engine's replay: rulings written by hand, and what follows them.
func Records() ([]*Scenario, []Fault) { return recordsOnce() }

// Vectors is the vectors of the digest of the Laws, sorted by id.
func Vectors() ([]*Scenario, []Fault) { return vectorsOnce() }

// LoadDir reads every scenario file of fsys, in folders within folders too, sorted by id; os.DirFS gives that of a folder
// on the disk. A file with faults is left out, and so are files that do not end in .yaml or .yml. Two of one id are faults.
func LoadDir(fsys fs.FS) ([]*Scenario, []Fault) { return loadFS(fsys, ".") }

func loadFS(fsys fs.FS, root string) ([]*Scenario, []Fault) {
	var list []*Scenario
	var faults []Fault
	walk := func(name string, entry fs.DirEntry, err error) error {
		ext := strings.ToLower(path.Ext(name))
		switch {
		case err != nil:
			faults = append(faults, Unreadable(name, err))
			return nil
		case entry.IsDir() || ext != ".yaml" && ext != ".yml":
			return nil
		}
		data, err := readSome(fsys, name)
		if err != nil {
			faults = append(faults, Unreadable(name, err))
			return nil
		}
		s, wrong := Load(name, data)
		if s != nil {
			list = append(list, s)
		}
		faults = append(faults, wrong...)
		return nil
	}
	if err := fs.WalkDir(fsys, root, walk); err != nil {
		faults = append(faults, Unreadable(root, err))
	}
	slices.SortStableFunc(list, func(a, b *Scenario) int { return cmp.Compare(a.ID, b.ID) })
	return list, append(faults, duplicates(list)...)
}

// readSome reads a file, but not much more of it than [Load] would take.
func readSome(fsys fs.FS, name string) (data []byte, err error) {
	info, err := fs.Stat(fsys, name)
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular(): // a pipe would be waited for without end
		return nil, ErrNoFile
	}
	f, err := fsys.Open(name)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	return io.ReadAll(io.LimitReader(f, maxSize+8))
}

// ErrNoFile is why a folder, a pipe or a device cannot be read as a file.
var ErrNoFile = errors.New("it is no file")

// ReadFile reads the scenario file at path as [Load] takes it. Anything but a file is [ErrNoFile].
func ReadFile(path string) ([]byte, error) {
	dir, name := filepath.Split(path)
	if dir == "" {
		dir = "."
	}
	return readSome(os.DirFS(dir), name)
}

// Unreadable is the fault of a file that cannot be read.
func Unreadable(name string, err error) Fault {
	f := Fault{File: name, Args: map[string]any{}}
	var why *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		f.Code = "no-such-file"
	case errors.Is(err, fs.ErrPermission):
		f.Code = "not-allowed"
	case errors.Is(err, ErrNoFile):
		f.Code = "not-a-file"
	case errors.As(err, &why): // the file is named already
		f.Code, f.Args["Text"] = "unreadable-file", why.Err.Error()
	default:
		f.Code, f.Args["Text"] = "unreadable-file", err.Error()
	}
	return f
}
