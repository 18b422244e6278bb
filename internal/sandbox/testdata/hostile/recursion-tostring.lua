-- ends: too deeply
local t
t = setmetatable({}, { __tostring = function() return tostring(t) .. "" end })
say(tostring(t))
