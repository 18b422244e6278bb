-- ends: no
local function f() error("no", 1e9) end
f()
