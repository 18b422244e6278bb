-- ends: too deeply
local t
t = setmetatable({}, { __call = function(self) return 1 + self() end })
t()
