-- ends: cannot be changed
local t = setmetatable({}, { __metatable = "locked" })
setmetatable(t, {})
