scenario "Rope Bridge" { game = "forever-evil" }
local ann, ben = players { { "Ann", hand = { "Rope Bridge", "Vulnerability" } }, { "Ben" } }
ann:plays "Rope Bridge"
ann:destroys "Vulnerability"
expect(ann.power):is(1)
