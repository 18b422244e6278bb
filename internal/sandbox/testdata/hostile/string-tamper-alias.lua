-- ends: the library cannot be changed
local s = string
s.rep = function() return "tampered" end
s.__index = s
say(("x"):rep(2), "a" .. "b", #"abc")
