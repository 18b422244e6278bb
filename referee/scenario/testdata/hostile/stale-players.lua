-- ends: this player sat at a table that was refused
scenario "x" { game = "forever-evil" }
local a, b, c, d = players { { "A" }, { "B" }, { "C" }, { "D" } }
line_up { "Giganta", "Giganta", "Giganta" }
refused(function() begin() end, "fe.components.main-deck")
local e, f = players { { "E" }, { "F" } }
line_up { "Giganta" }
begin()
d:plays "Punch"
