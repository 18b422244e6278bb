scenario "Destroyed Weaknesses and Kicks do not return to their stacks" {
  game     = "forever-evil",
  question = {
    en = "I destroy a Weakness and a Kick. Do they go back to their stacks, so that they can be gained or bought again?",
    fr = "Je détruis une Faiblesse et un Coup de Pied. Retournent-ils dans leurs piles, pour être de nouveau gagnés ou achetés ?",
  },
  shows    = { "fe.destroy.no-return" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Phantom Stranger", "Weakness" }, discard = { "Kick" } },
  { "Ben", character = "Black Manta", hand = { "Punch" } },
}
stacks { weakness = 18, kick = 15 }

ann:plays "Phantom Stranger"
ann:destroys "Weakness"
ann:destroys "Kick"

expect(destroyed):is { "Weakness", "Kick" }
expect(weakness):count(18)
expect(kick):count(15)
ruling {
  en = "No. Both lie in the destroyed pile and are out of the game.",
  fr = "Non. Les deux sont dans la pile des cartes détruites, hors de la partie.",
}
