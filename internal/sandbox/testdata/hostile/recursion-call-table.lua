-- ends: cannot be called
local t = {}
setmetatable(t, { __call = t })
t()
