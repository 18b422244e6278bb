scenario "Two Locations act as the turn begins: their player chooses the order" {
  game     = "rivals",
  question = {
    en = "At the start of my turn one Location draws a card and another destroys a card of my hand. In which order?",
    fr = "Au début de mon tour, un Lieu fait piocher et un autre détruit une carte de ma main. Dans quel ordre ?",
  },
  shows    = { "rivals.amb.trigger-order", "rivals.amb.confront-and-start-effects" },
}

card "Dawn Furnace" { type = "Location", cost = 3, vp = 1, stays = true, after(begins{}){ destroy(one{ hand }) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Vulnerability" }, deck = { "Kick" }, in_play = { "Morning Bell", "Dawn Furnace" }, power = 0 },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Wayne Manor", "Nightwing", "Robin", "Superman", "Billionaire" }

expect(ann):must_choose { "uses Morning Bell", "uses Dawn Furnace" }
refused(function() ann:confronts() end, "rivals.amb.trigger-order")
ann:uses "Morning Bell"
ann:destroys "Kick"
ann:confronts()
ruling {
  en = "In the order that you choose; a Confrontation is announced once both have acted.",
  fr = "Dans l'ordre que vous choisissez ; la Confrontation s'annonce quand les deux ont agi.",
}
