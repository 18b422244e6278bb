package main

import (
	"context"
	"fmt"
	"time"

	"github.com/fsnotify/fsnotify"

	"tablereferee/engine"
	"tablereferee/internal/keys"
	"tablereferee/internal/review"
)

// rest waits until something has changed or a key asks for something, and says whether to test again.
func (t *tester) rest(ctx context.Context, w *fsnotify.Watcher) (again bool, err error) {
	if !t.asks() {
		_, _, err := changed(ctx, w, t.lib.dir, nil)
		return true, err
	}
	for {
		t.keyLine()
		key, err := t.waitForKey(ctx, w)
		if err != nil || key == keys.None {
			return true, err
		}
		fmt.Fprintln(t.out)
		switch key {
		case 'a':
			t.only = nil
			return true, nil
		case 'f':
			if t.onlyFailed() {
				return true, nil
			}
		case keys.Enter, '\n', ' ':
			return true, nil
		case 'r', 'u':
			done, err := t.reviewNow(ctx, key)
			if done || err != nil {
				calm(w)
				return true, err
			}
		case 'q', keys.Interrupt, keys.End:
			return false, nil
		default:
			t.watchHelp()
		}
	}
}

// waitForKey waits for a key; it is keys.None where something has changed instead. A terminal that is closed has no
// keys any more, and what changes is waited for alone.
func (t *tester) waitForKey(ctx context.Context, w *fsnotify.Watcher) (byte, error) {
	waiting, stop := context.WithCancel(ctx)
	defer stop()
	pressed := make(chan byte, 1)
	go func() { pressed <- t.press(waiting) }()
	key, is, err := changed(ctx, w, t.lib.dir, pressed)
	if !is {
		stop()
		<-pressed // the terminal is as it was
		return keys.None, err
	}
	if key == keys.None && ctx.Err() == nil {
		_, _, err = changed(ctx, w, t.lib.dir, nil)
	}
	return key, err
}

// calm lets pass what the golden files that were just written tell of: the run that follows sees them.
func calm(w *fsnotify.Watcher) {
	for {
		select {
		case <-w.Events:
		case <-time.After(quiet):
			return
		}
	}
}

// keyLine tells what is waited for.
func (t *tester) keyLine() {
	if t.only != nil {
		fmt.Fprintln(t.out, t.sayf("only what was not well: %v; a runs all", "seulement ce qui n'allait pas : %v ; a joue tout",
			engine.Counted(len(t.only), scenarioWord)))
	}
	fmt.Fprint(t.out, t.sayf("waiting for a change (enter again, f failed, r review, ? all keys, q quit) ",
		"en attente d'un changement (entrée rejoue, f échecs, r juger, ? touches) "))
}

// onlyFailed keeps to the scenarios that were not well, and says whether there are some.
func (t *tester) onlyFailed() bool {
	only := map[string]bool{}
	if t.last != nil {
		for i := range t.last.Cases {
			if c := &t.last.Cases[i]; !c.OK() {
				only[c.Name] = true
			}
		}
	}
	if len(only) == 0 {
		fmt.Fprintln(t.out, t.sayf("nothing has failed", "rien n'a échoué"))
		return false
	}
	t.only = only
	return true
}

// reviewNow judges what the last run has found: one by one, or all at once where that is asked for twice. It says
// whether something may have been written.
func (t *tester) reviewNow(ctx context.Context, key byte) (bool, error) {
	switch {
	case t.turning():
		fmt.Fprintln(t.out, t.sayf("what is played otherwise becomes no golden log",
			"ce qui est joué autrement ne devient pas un journal de référence"))
		return false, nil
	case t.lib.printed != nil || t.last == nil:
		fmt.Fprintln(t.out, t.sayf("there is nothing to judge", "il n'y a rien à juger"))
		return false, nil
	}
	r := &reviewer{tester: t, session: review.New(t.runner, t.last)}
	if r.session.Count(review.Open) == 0 {
		fmt.Fprintln(t.out, t.sayf("there is nothing to judge", "il n'y a rien à juger"))
		return false, nil
	}
	if key == 'r' {
		_, err := r.judge(ctx)
		return true, err
	}
	fmt.Fprint(t.out, t.sayf("u again accepts the logs of %v, any other key none: ",
		"u encore accepte les journaux de %v, une autre touche aucun : ",
		engine.Counted(r.session.Count(review.Open), scenarioWord)))
	again := t.press(ctx)
	fmt.Fprintln(t.out)
	if again != 'u' {
		return false, ctx.Err()
	}
	return true, r.take(ctx, r.session.Items())
}

// watchHelp tells the keys of --watch.
func (t *tester) watchHelp() {
	fmt.Fprintln(t.out, t.sayf(`  enter  run again
  a      run all that was asked for
  f      run only what was not well
  r      review: judge changed and new logs one by one
  u      accept all changed and new logs; u once more does it
  q      quit`, `  entrée  rejouer
  a       jouer tout ce qui était demandé
  f       jouer seulement ce qui n'allait pas
  r       juger un par un les journaux changés et nouveaux
  u       accepter tous les journaux changés et nouveaux ; u encore le fait
  q       quitter`))
}
