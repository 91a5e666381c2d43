package app

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"rectify/app/store"
	"rectify/i18n"
)

// The tests of this file run the program as it is built, in a real window on a screen in memory, and act by keys alone.

// patience is how long a window may take to come, or to show what a key does, on a busy machine.
const patience = time.Minute

// needs skips the test where a tool is missing; with CI set everything must be there.
func needs(t testing.TB, tools ...string) {
	t.Helper()
	for _, tool := range tools {
		if _, err := exec.LookPath(tool); err != nil {
			if os.Getenv("CI") != "" {
				t.Fatalf("%s is missing: .ci/run setup installs it", tool)
			}
			t.Skipf("needs %s: .ci/run setup installs it", tool)
		}
	}
}

// built is the program, built once for a test.
func built(t testing.TB) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "rectify")
	if out, err := exec.Command("go", "build", "-o", path, "rectify").CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
	return path
}

// screenInMemory starts a screen of its own, so that no key reaches the screen of whoever runs the test, and returns its name.
func screenInMemory(t testing.TB) string {
	t.Helper()
	number, tell, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer number.Close()
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1600x1000x24", "-nolisten", "tcp")
	server.ExtraFiles = []*os.File{tell}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := server.Process.Kill(); err != nil {
			t.Error(err)
		}
		_ = server.Wait() // it ends by our signal
	})
	tell.Close()
	line, err := bufio.NewReader(number).ReadString('\n')
	if err != nil {
		t.Fatal("Xvfb does not come up: ", err)
	}
	return ":" + strings.TrimSpace(line)
}

// A desk is the program running in a window.
type desk struct {
	t       testing.TB
	display string
	cmd     *exec.Cmd
	faults  bytes.Buffer
	lines   chan string // what it prints, closed when it ends
	last    screenLine
}

// A screenLine is a line of --print-shown, read.
type screenLine struct {
	screen, lang, stage string
	acts, event, of     int
	enter               string // what Enter does
}

var shownForm = regexp.MustCompile(`^shown (\w+) (\w+)(?: ([\w-]+) acts (\d+) event (\d+) of (\d+) enter (.+))?$`)

// start starts the program, waits for its first screen, and gives it the keys.
func start(t testing.TB, display, program string, args ...string) *desk {
	t.Helper()
	d := launch(t, display, program, args...)
	d.xdotool("search", "--sync", "--onlyvisible", "--name", "^Rectify$", "windowfocus", "--sync")
	return d
}

// launch starts the program and waits until its first screen is drawn.
func launch(t testing.TB, display, program string, args ...string) *desk {
	t.Helper()
	d := &desk{t: t, display: display, cmd: exec.Command(program, append([]string{"--print-shown"}, args...)...), lines: make(chan string, 100)}
	d.cmd.Env = append(os.Environ(), "DISPLAY="+display, "LC_ALL=en_US.UTF-8", "HOME="+t.TempDir())
	d.cmd.Stderr = &d.faults
	out, err := d.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := d.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = d.cmd.Process.Kill() }) // it has ended already, unless the test failed
	go func() {
		defer close(d.lines)
		for s := bufio.NewScanner(out); s.Scan(); {
			d.lines <- s.Text()
		}
	}()
	d.shows()
	return d
}

func (d *desk) xdotool(args ...string) {
	d.t.Helper()
	ctx, cancel := context.WithTimeout(d.t.Context(), patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, "xdotool", args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+d.display)
	if out, err := cmd.CombinedOutput(); err != nil {
		d.t.Fatalf("xdotool %q: %v\n%s", args, err, out)
	}
}

// shows waits for the next line and returns it read.
func (d *desk) shows() screenLine {
	d.t.Helper()
	select {
	case line, ok := <-d.lines:
		if !ok {
			d.t.Fatalf("the program ended: %s", &d.faults)
		}
		d.read(line)
	case <-time.After(patience):
		d.t.Fatalf("nothing new on the screen after %+v", d.last)
	}
	return d.last
}

func (d *desk) read(line string) {
	d.t.Helper()
	m := shownForm.FindStringSubmatch(line)
	if m == nil {
		d.t.Fatalf("line %q", line)
	}
	d.last = screenLine{screen: m[1], lang: m[2], stage: m[3], enter: m[7]}
	for i, n := range []*int{&d.last.acts, &d.last.event, &d.last.of} {
		*n, _ = strconv.Atoi(m[4+i]) // the form has digits there, or nothing
	}
}

// press presses keys one by one, each when the screen shows what the one before it did.
func (d *desk) press(keys ...string) screenLine {
	d.t.Helper()
	for _, key := range keys {
		d.xdotool("key", key)
		d.shows()
	}
	return d.last
}

// quit closes the window and waits for the end.
func (d *desk) quit() {
	d.t.Helper()
	d.xdotool("key", "ctrl+q")
	for range d.lines { // until it ends
	}
	if err := d.cmd.Wait(); err != nil {
		d.t.Fatalf("%v: %s", err, &d.faults)
	}
	d.sound()
}

// sound fails the test if the log has more than remarks; the toolkit has some at a first start.
func (d *desk) sound() {
	d.t.Helper()
	for line := range strings.Lines(d.faults.String()) {
		if !strings.Contains(line, "level=INFO") {
			d.t.Errorf("it said: %s", line)
		}
	}
}

// kill kills the program with no warning, and reads what it had shown before.
func (d *desk) kill() {
	d.t.Helper()
	if err := d.cmd.Process.Kill(); err != nil {
		d.t.Fatal(err)
	}
	for line := range d.lines {
		d.read(line)
	}
	if err := d.cmd.Wait(); err == nil {
		d.t.Fatal("it ended by itself")
	}
	d.sound()
}

// data opens the store in a folder and gives it to f.
func data(t testing.TB, dir string, f func(*store.Store)) {
	t.Helper()
	s, opened, err := store.Open(t.Context(), store.Options{Dir: dir, Now: time.Now})
	if err != nil {
		t.Fatal(err)
	}
	if opened.Damage != nil {
		t.Fatalf("damaged: %+v", *opened.Damage)
	}
	f(s)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}

// unfinished is the case under way in the store, as its acts left it.
func unfinished(t testing.TB, dir string) (u *underway) {
	t.Helper()
	data(t, dir, func(s *store.Store) {
		left, err := s.Unfinished(t.Context(), "", 1)
		if err != nil || len(left) == 0 {
			t.Fatal("nothing unfinished: ", err)
		}
		if u, err = restore(i18n.New(i18n.English), left[0]); err != nil {
			t.Fatal(err)
		}
	})
	return u
}

func (s screenLine) String() string {
	return fmt.Sprintf("%s %s %s, %d acts, event %d of %d, Enter %s", s.screen, s.lang, s.stage, s.acts, s.event, s.of, s.enter)
}

// How long it takes from the command until the first screen is drawn and takes keys, with the files in memory already.
func BenchmarkWindowUsable(b *testing.B) {
	needs(b, "Xvfb")
	display, program, dir := screenInMemory(b), built(b), b.TempDir()
	launch(b, display, program, "--data", dir).kill()
	for b.Loop() {
		d := launch(b, display, program, "--data", dir)
		b.StopTimer()
		d.kill()
		b.StartTimer()
	}
}
