scenario "The pictured Super Hero costs everybody an Equipment" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "Batman is turned up. What happens to a player without any Equipment?",
    fr = "Batman est retourné. Qu'arrive-t-il au joueur qui n'a aucun Équipement ?",
  },
  shows    = { "fe.types.figure-super-hero" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = {}, deck = { "Punch", "Punch", "Punch", "Cold Gun", "Mallet" }, power = 8 },
  { "Ben", character = "Lex Luthor", hand = { "Punch" }, deck = { "Cold Gun" } },
}
line_up { "Happy Harbor", "Man-Bat", "Catwoman", "Insanity", "Giganta" }
stacks { super_heroes = { "The Flash", "Batman" } }

ann:defeats "The Flash"
ann:ends_turn()
expect(ann):must_choose { "destroys Cold Gun", "destroys Mallet" }
ann:destroys "Cold Gun"
expect(destroyed):is { "Cold Gun" }
expect(ann.hand):is { "Punch", "Punch", "Punch", "Mallet" }
expect(ben.discard):is { "Weakness" }            -- an Equipment in his draw pile does not count
expect(ben.deck):is { "Cold Gun" }
ruling {
  en = "That player gains a Weakness; the others destroy an Equipment from hand or discard pile.",
  fr = "Il gagne une Faiblesse ; les autres détruisent un Équipement de leur main ou de leur défausse.",
}
