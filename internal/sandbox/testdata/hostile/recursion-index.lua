-- ends: too deeply
local t = setmetatable({}, { __index = function(t, k) return t[k .. "x"] end })
say(t.a)
