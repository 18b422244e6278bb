-- ends: too deeply
local t = setmetatable({}, { __newindex = function(t, k, v) t[k] = v end })
t.a = 1
