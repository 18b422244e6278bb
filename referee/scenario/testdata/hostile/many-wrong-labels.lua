-- ends: a scenario has no "bar"
scenario "x" { game = "forever-evil", foo=1, bar=2, seed=-1, rules=3, windows="q", baz=4 }
