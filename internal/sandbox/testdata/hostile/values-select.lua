-- ends: takes too long
local function f(...) while true do select(-1, ...) end end
f(unpack({}, 1, 250))
