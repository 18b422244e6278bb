-- ends: takes too long
scenario "x" { game = "forever-evil" }
local a, b = string.rep("a", 4095) .. "b", string.rep("a", 4095) .. "c"
for i = 1, 20000 do
  if a < b then end if a < b then end if a < b then end if a < b then end if a < b then end if a < b then end if a < b then end if a < b then end
end
