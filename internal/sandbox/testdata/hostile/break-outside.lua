-- ends: outside of any loop
local function f() break end
f()
