-- ends: takes too long
local function f(x) return x end
while true do f(f(f(f(f(f(f(f(f(f(1)))))))))) end
