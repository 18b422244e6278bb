-- ends: so it has no
ann.plays.x = 1
