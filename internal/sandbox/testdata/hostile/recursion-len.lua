-- ends: too deeply
local t
t = setmetatable({}, { __len = function(x) return #x + 1 end })
say(#t)
