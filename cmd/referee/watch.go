package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"time"

	"github.com/fsnotify/fsnotify"

	"tablereferee/engine"
	"tablereferee/internal/files"
	"tablereferee/referee/scenario"
)

// quiet is how long the folders must rest before a run: an editor saves in several steps.
const quiet = 100 * time.Millisecond

// watch tests, and tests again whenever something has changed, until it is interrupted. The exit code is that of the
// last run.
func (t *tester) watch(ctx context.Context, args []string, filter *regexp.Regexp) (int, error) {
	if t.lib.builtIn {
		return 0, engine.Errorf("--watch: the scenarios used here are built into this program, so nothing can change; there is no folder %s here",
			"--watch : les scénarios utilisés ici sont intégrés à ce programme, rien ne peut donc changer ; il n'y a pas de dossier %s ici", defaultDir)
	}
	w, err := fsnotify.NewWatcher()
	if err != nil {
		return 0, engine.Errorf("--watch: %v", "--watch : %v", err)
	}
	defer w.Close()
	code := exitOK
	for {
		// The folder may be another one than before, under the same name.
		t.cards = ownCards{path: t.cards.path}
		language, wrong := t.language()
		if folder, err := scenario.OpenFolder(t.lib.dir); err == nil {
			folder = folder.About(language)
			t.lib.Folder, t.runner.Scenarios = folder, folder
		}
		// Folders are watched and never files: an editor saves by renaming, and the watch of a file goes with the old
		// one.
		err := watchFolders(w, t.lib.dir, t.lib.goldenDir, t.cards.folder())
		if err == nil && t.cards.path != "" && t.cards.folder() == "" {
			err = w.Add(filepath.Dir(t.cards.path))
		}
		if err != nil {
			return 0, engine.Errorf("--watch: %v", "--watch : %v", err)
		}
		if err = wrong; err == nil {
			code, err = t.once(ctx, args, filter)
		}
		if err != nil && ctx.Err() == nil {
			fmt.Fprintln(t.err, t.sayf("referee: %v", "referee : %v", err))
			code = exitWrong
		}
		switch again, err := t.rest(ctx, w); {
		case errors.Is(err, context.Canceled), err == nil && !again:
			return code, nil
		case err != nil:
			return 0, engine.Errorf("--watch: %v", "--watch : %v", err)
		}
		fmt.Fprintln(t.out)
	}
}

// watchFolders watches folders and all within them. Those that are watched already stay so.
func watchFolders(w *fsnotify.Watcher, dirs ...string) error {
	for _, dir := range dirs {
		if dir == "" {
			continue
		}
		err := watchFolder(w, dir)
		for range 10 {
			if !errors.Is(err, fs.ErrNotExist) {
				break
			}
			err = watchFolder(w, dir) // something went while it was looked at
		}
		// A golden folder may not exist yet.
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

func watchFolder(w *fsnotify.Watcher, dir string) error {
	return files.Walk(os.DirFS(dir), func(p string, entry fs.DirEntry, _ error) error {
		if !entry.IsDir() {
			return nil
		}
		return w.Add(filepath.Join(dir, filepath.FromSlash(p)))
	})
}

// look is how often is looked whether a folder has been put in the place of the one that is watched: nothing within
// either tells of it.
const look = 500 * time.Millisecond

// changed waits until something has changed in the folders, or a folder itself, and then rests, or until a key is
// pressed, which it gives then. The error is that of the watch, or why to stop.
func changed(ctx context.Context, w *fsnotify.Watcher, dir string, pressed <-chan byte) (key byte, is bool, err error) {
	rest := time.NewTimer(time.Hour)
	rest.Stop()
	before, _ := os.Stat(dir) // nil where there is none
	again := time.NewTicker(look)
	defer again.Stop()
	for {
		select {
		case <-ctx.Done():
			return 0, false, context.Canceled
		case key := <-pressed:
			return key, true, nil
		case err := <-w.Errors:
			// Events that were lost are changes too.
			if !errors.Is(err, fsnotify.ErrEventOverflow) {
				return 0, false, err
			}
			rest.Reset(quiet)
		case e := <-w.Events:
			if e.Op != fsnotify.Chmod {
				rest.Reset(quiet)
			}
		case <-again.C:
			if now, err := os.Stat(dir); err == nil && (before == nil || !os.SameFile(before, now)) {
				before = now
				rest.Reset(quiet)
			}
		case <-rest.C:
			return 0, false, nil
		}
	}
}
