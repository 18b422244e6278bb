scenario "Insanity cannot be defended against" {
  game     = "forever-evil",
  question = {
    en = "Ann plays Insanity and I hold Invulnerable. Can I avoid passing a card?",
    fr = "Ann joue Aliénation et j'ai Invulnérable en main. Puis-je éviter de passer une carte ?",
  },
  shows    = { "fe.cards.insanity-no-attack" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Insanity", "Vulnerability" } },
  { "Ben", character = "Deathstroke", hand = { "Invulnerable", "Kick" } },
}

ann:plays "Insanity"
expect(ben):must_choose { "passes Invulnerable", "passes Kick" }
refused(function() ben:defends "Invulnerable" end, "fe.attack.may-avoid")
ben:passes "Kick"

expect(ben.hand):is { "Invulnerable", "Vulnerability" }
expect(ann.hand):is { "Kick" }

ruling {
  en = "No. Insanity is no Attack, so no Defense can be used against it.",
  fr = "Non. Aliénation n'est pas une Attaque, donc aucune Défense ne sert contre elle.",
}
