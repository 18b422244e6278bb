-- ends: cannot be called
local s = ("a"):rep(40)
say(s:match(("a?"):rep(40) .. s))
