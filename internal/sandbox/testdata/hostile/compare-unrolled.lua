-- ends: takes too long
local a, b = ("a"):rep(4095) .. "b", ("a"):rep(4095) .. "c"
for i = 1, 20000 do
  if a < b then end if a <= b then end if a > b then end if a >= b then end if a == b then end if a ~= b then end
  if a < b then end if a <= b then end if a > b then end if a >= b then end if a == b then end if a ~= b then end
  if a < b then end if a <= b then end if a > b then end if a >= b then end if a == b then end if a ~= b then end
end
