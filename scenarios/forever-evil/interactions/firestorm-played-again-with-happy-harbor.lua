scenario "Firestorm does not pay for himself by Happy Harbor" {
  game     = "forever-evil",
  question = {
    en = "Happy Harbor has been lying on my Super-Villain since an earlier turn. I play Firestorm again, a Hero: does Happy Harbor give +1 Power for him?",
    fr = "Happy Harbor est sur mon Super-Vilain depuis un tour précédent. Je rejoue Firestorm, un Héros : Happy Harbor donne-t-il +1 en Puissance pour lui ?",
  },
  shows    = { "fe.card.happy-harbor", "fe.cards.firestorm-location" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm", "Power Girl" }, on_character = { "Happy Harbor" }, deck = { "Kick" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Firestorm"
expect(ann.power):is(2)                      -- the text of the Kick only
ann:plays "Power Girl"

expect(ann.power):is(6)                      -- 3 of her own, 1 by Happy Harbor
ruling {
  en = "No. He gets that text only when he resolves, after he was played; for the next Hero it works.",
  fr = "Non. Il ne reçoit ce texte qu'en se résolvant, après avoir été joué ; cela marche pour le Héros suivant.",
}
