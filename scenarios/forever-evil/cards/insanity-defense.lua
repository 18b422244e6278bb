scenario "Insanity as a Defense" {
  game     = "forever-evil",
  question = {
    en = "I avoid an Attack with Insanity. Which of my cards may I put into the attacker's hand?",
    fr = "J'évite une Attaque avec Aliénation. Laquelle de mes cartes puis-je mettre dans la main de l'attaquant ?",
  },
  shows    = { "fe.card.insanity.defense" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" } },
  { "Ben", character = "Deathstroke", hand = { "Insanity", "Punch" }, discard = { "Weakness" }, vp = 1 },
}

ann:plays "Catwoman"
ben:defends "Insanity"
expect(ben):must_choose { "chooses Punch", "chooses Weakness", "chooses Insanity", "declines" }
ben:chooses "Weakness"

expect(ann.hand):is { "Weakness" }
expect(ben.discard):is { "Insanity" }
expect(ben.hand):is { "Punch" }
expect(ben.vp):is(1)                    -- the Attack was avoided

ruling {
  en = "One card of your hand or discard pile, or none. Insanity itself lies in the discard pile by then and may be the one.",
  fr = "Une carte de votre main ou de votre défausse, ou aucune. Aliénation elle-même est alors dans la défausse et peut être choisie.",
}
