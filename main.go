// Rectify trains bridge tournament directors: it puts one at a table where something has gone wrong, and checks the
// ruling law by law. Everything is in package app; the program's metadata, FyneApp.toml, must lie beside package main.
package main

import (
	"os"

	"rectify/app"
)

func main() { os.Exit(app.Main(os.Args[1:])) }
