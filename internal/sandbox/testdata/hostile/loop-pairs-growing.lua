-- ends: takes too long
local t = { 1 }
local n = 1
for k in pairs(t) do
  n = n + 1
  t["k" .. n] = true
end
