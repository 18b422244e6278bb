scenario "Two Locations act on one Hero: their player chooses the order" {
  game     = "rivals",
  question = {
    en = "My first Hero sets off two Locations: one draws a card, the other destroys one of my hand. Which comes first?",
    fr = "Mon premier Héros déclenche deux Lieux : l'un fait piocher, l'autre détruit une carte de ma main. Lequel d'abord ?",
  },
  shows    = { "rivals.amb.trigger-order", "rivals.resolve.card-before-triggers" },
}

card "Furnace Room" { type = "Location", cost = 3, vp = 1, stays = true, after(plays{ type = "Hero", first = true }){ destroy(one{ hand }) } }

local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Understudy", "Vulnerability" }, deck = { "Kick", "Punch", "Punch" }, discard = {},
    in_play = { "Training Hall", "Furnace Room" } },
  { "Ben", character = "The Joker 9", hand = {} },
}
line_up { "Wayne Manor", "Nightwing", "Robin", "Superman", "Billionaire" }

ann:plays "Understudy"                    -- its own draw comes first
expect(ann):must_choose { "uses Training Hall", "uses Furnace Room" }
ann:uses "Furnace Room"
ann:destroys "Vulnerability"
expect(ann.hand):is { "Kick", "Punch" }
ruling {
  en = "The one that you choose, once the Hero's own effect is done. Whoever destroys first cannot destroy the card that the other Location draws.",
  fr = "Celui que vous choisissez, une fois l'effet du Héros appliqué. Qui détruit d'abord ne peut pas détruire la carte que pioche l'autre Lieu.",
}
