-- ends: takes too long
local s, keep, n = ("x"):rep(4096), {}, 0
while true do
  n = n + 1
  keep[n] = s:upper()
end
