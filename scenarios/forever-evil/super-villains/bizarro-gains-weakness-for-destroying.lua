scenario "Bizarro gains a Weakness for each card destroyed" {
  game     = "forever-evil",
  question = {
    en = "I am Bizarro and destroy a card with Deathstorm. Must I take a Weakness for it?",
    fr = "Je suis Bizarro et je détruis une carte avec Deathstorm. Dois-je prendre une Faiblesse pour cela ?",
  },
  shows    = { "fe.card.bizarro" },
}

local ann, ben = players {
  { "Ann", character = "Bizarro",     hand = { "Deathstorm", "Vulnerability", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Deathstorm"
ann:destroys "Vulnerability"

expect(destroyed):is { "Vulnerability" }
expect(ann.discard):is { "Weakness" }
expect(weakness):count(19)

ruling {
  en = "Yes, one Weakness for every card you destroy; it is not a choice.",
  fr = "Oui, une Faiblesse pour chaque carte que vous détruisez ; ce n'est pas un choix.",
}
