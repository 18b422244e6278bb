scenario "A Character is no Hero card" {
  game     = "rivals",
  question = {
    en = "Ann takes my Batman. Is he a Hero that she gained, so that what waits for cards gained acts, or that an effect could destroy?",
    fr = "Ann prend mon Batman. Est-ce un Héros qu'elle a gagné, de sorte que ce qui attend un gain agit, ou qu'un effet pourrait détruire ?",
  },
  shows    = { "rivals.amb.character-type", "rivals.confront.take-character" },
}

local ann, ben = players {
  { "Ann", character = "The Joker 9", hand = { "Swamp Snapper", "Paper Broom" }, power = 7, in_play = { "Trophy Shelf" }, deck = { "Kick", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Batman 9",    hand = { "Punch" } },
}
line_up { "Bane", "Killing Joke", "Wayne Manor", "The Batcave", "Utility Belt" }

ann:confronts()
ann:plays "Swamp Snapper"                 -- no Hero in the Line-Up, and Batman is none
expect(ann.power):is(10)
ann:plays "Paper Broom"
refused(function() ann:destroys "Batman 9" end, "rivals.amb.character-type")
ann:destroys "Bane"
until_step "end of turn, step 1"
ann:hands_over()
expect(ann.defeated_characters):is { "Batman 9" }
expect(ann.hand):is_empty()               -- the Trophy Shelf has drawn nothing
ruling {
  en = "No. A Character is none of the six types of cards; it is taken, which is neither gaining nor buying nor destroying.",
  fr = "Non. Un Personnage n'est d'aucun des six types de cartes ; il est pris, ce qui n'est ni gagner, ni acheter, ni détruire.",
}
