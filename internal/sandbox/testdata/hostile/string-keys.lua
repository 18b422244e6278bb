-- ends: takes too long
local s, t, n = ("x"):rep(4000), {}, 0
while true do
  n = n + 1
  t[s .. n] = n
end
