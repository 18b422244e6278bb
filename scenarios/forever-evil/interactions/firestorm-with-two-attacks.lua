scenario "Two Attack texts on Firestorm are two Attacks" {
  game     = "forever-evil",
  question = {
    en = "Firestorm carries Catwoman from last time and now Constructs of Fear. Does one Defense save me from both Attacks, and may I use a second one?",
    fr = "Firestorm porte Catwoman, posée la dernière fois, et maintenant Constructs of Fear. Une Défense me sauve-t-elle des deux Attaques, et puis-je en utiliser une seconde ?",
  },
  shows    = { "fe.card.firestorm", "fe.card.constructs-of-fear", "fe.card.catwoman" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm" }, on_character = { "Catwoman" }, deck = { "Constructs of Fear" }, discard = {} },
  { "Ben", character = "Deathstroke", hand = { "Commissioner Gordon", "Invulnerable", "Punch" }, deck = {}, discard = {}, vp = 1 },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm"
expect(ann.power):is(1)                      -- Catwoman's text comes first
ben:defends "Commissioner Gordon"
expect(ben.vp):is(2)
expect(ann.power):is(4)                      -- Constructs of Fear
expect(ben):must_choose { "defends with Invulnerable", "declines" }
ben:declines()
ben:discards "Punch"

expect(ben.discard):is { "Commissioner Gordon", "Invulnerable", "Punch" }
expect(ann.vp):is(0)
ruling {
  en = "They are two Attacks: a Defense avoids one of them, and against the other you may use another.",
  fr = "Ce sont deux Attaques : une Défense en évite une, et contre l'autre vous pouvez en utiliser une seconde.",
}
