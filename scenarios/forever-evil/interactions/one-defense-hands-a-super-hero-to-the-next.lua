scenario "Stargirl buries Aquaman and the Cosmic Staff digs him out" {
  game     = "forever-evil",
  question = {
    en = "Aquaman lies among the destroyed cards when Ann attacks all of us. Ben answers with Stargirl, then I with the Cosmic Staff. May I end up with Aquaman?",
    fr = "Aquaman est parmi les cartes détruites et Ann nous attaque tous. Ben répond par Star Girl, puis moi par Cosmic Staff. Puis-je récupérer Aquaman ?",
  },
  shows    = { "fe.cards.super-heroes-bottom", "fe.card.cosmic-staff.defense", "fe.card.stargirl.defense", "fe.amb.attack-order" },
}

local ann, ben, cleo = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power" }, discard = {} },
  { "Ben", character = "Black Manta", hand = { "Stargirl" }, deck = { "Kick" }, discard = {} },
  { "Cleo", character = "Deathstroke", hand = { "Cosmic Staff" }, discard = {} },
}
super_heroes { "The Flash", "Batman" }
destroyed { "Aquaman", "Punch" }

ann:plays "Bizarro Power"
ben:defends "Stargirl"
cleo:defends "Cosmic Staff"
expect(cleo.discard):is { "Cosmic Staff", "Aquaman" }
expect(ben.hand):is { "Kick" }
expect(destroyed):is { "Punch" }
expect(ann.discard):is { "Weakness" }
ruling {
  en = "Yes. Ben decides first and Aquaman goes under the main deck; your Staff gains the lowest card there, and that is he.",
  fr = "Oui. Ben décide d'abord et Aquaman passe sous le deck commun ; votre Cosmic Staff gagne la carte du dessous, et c'est lui.",
}
