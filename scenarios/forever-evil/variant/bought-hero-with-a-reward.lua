scenario "A Bad Guy buys Steve Trevor" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "I am a Bad Guy and buy Steve Trevor, worth 0 VP. He is destroyed at once: do I get his reward, and as Lex Luthor a card for buying a Hero?",
    fr = "Je suis un Méchant et j'achète Steve Trevor, qui vaut 0 PV. Il est détruit aussitôt : ai-je sa récompense et, en tant que Lex Luthor, une carte pour un Héros acheté ?",
  },
  shows    = { "fe.variant.bad-hero-bounty", "fe.card.steve-trevor", "fe.card.lex-luthor" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Kick", "Punch", "Cold Gun", "Mallet", "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 1 },
  { "Ben", hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Steve Trevor", "Invulnerable", "Cosmic Staff", "Power Armor", "Broadsword" }
main_deck { "Giant Growth", "Invulnerable" }

ann:buys "Steve Trevor"
expect(ann):must_choose { "discards Kick", "discards Punch" }
ann:discards "Punch"
expect(ann.vp):is(0)
expect(destroyed):is { "Steve Trevor" }
expect(ann.hand):is { "Kick" }
ann:ends_turn()

expect(ann.hand):count(6)                    -- five, and one for the Hero
ruling {
  en = "Both. You destroy him yourself, so you draw two cards and discard one, and you have bought a Hero this turn.",
  fr = "Les deux. C'est vous qui le détruisez, donc vous piochez deux cartes et en défaussez une, et vous avez acheté un Héros ce tour.",
}
