scenario "A teammate is no foe to choose" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "Broadsword lets me choose a foe. May I choose my teammate, to destroy the Venom Injector in his discard pile for him?",
    fr = "Le Glaive me fait choisir un adversaire. Puis-je désigner mon coéquipier, pour lui détruire le Venom Injector de sa défausse ?",
  },
  shows    = { "fe.variant.attacks-other-team" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Lex Luthor", hand = { "Broadsword" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = { "Venom Injector" } },
  { "Cy",  hand = {}, deck = {}, discard = { "Kick" } },
  { "Dan", hand = {}, deck = {}, discard = { "Cold Gun" } },
}
stacks { super_heroes = { "The Flash" }, super_villains = { "Training Villain" } }
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

ann:plays "Broadsword"
expect(ann):must_choose { "chooses Cy", "chooses Dan" }
refused(function() ann:chooses "Ben" end, "fe.variant.attacks-other-team")
ann:chooses "Dan"

expect(destroyed):is { "Cold Gun" }
expect(ben.discard):is { "Venom Injector" }
ruling {
  en = "No. Your teammate is not your foe: only the two players of the other team can be chosen.",
  fr = "Non. Votre coéquipier n'est pas votre adversaire : seuls les deux joueurs d'en face peuvent être choisis.",
}
