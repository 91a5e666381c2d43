package scenarios

// VectorText is a file of the vectors that is no scenario: "index.txt", their ids, or "tables.txt", those that need no table.
func VectorText(name string) (string, error) {
	data, err := files.ReadFile("vectors/" + name)
	return string(data), err
}
