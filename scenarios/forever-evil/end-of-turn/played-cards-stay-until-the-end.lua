scenario "Played cards stay on the table until the end of the turn" {
  game     = "forever-evil",
  question = {
    en = "I spent the Power of my three Punches on Catwoman. Do the Punches go to my discard pile at once, or when?",
    fr = "J'ai dépensé la Puissance de mes trois Coups de Poing pour Catwoman. Vont-ils aussitôt dans ma défausse, ou quand ?",
  },
  shows    = { "fe.end-turn.4-played" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro", hand = { "Punch", "Punch", "Punch" }, discard = {},
    deck = { "Kick", "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Lex Luthor" },
}
line_up { "Catwoman", "Giganta", "Broadsword", "Stargirl", "Superwoman" }
main_deck:on_top { "Power Ring" }

ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Catwoman"
expect(ann.in_play):is { "Punch", "Punch", "Punch" }
expect(ann.discard):is { "Catwoman" }
ann:ends_turn()

expect(ann.in_play):is_empty()
expect(ann.discard):is { "Catwoman", "Punch", "Punch", "Punch" }
ruling {
  en = "At the end of the turn: they stay in front of you until then, whatever their Power was spent on.",
  fr = "À la fin du tour : ils restent devant vous jusque-là, quel que soit l'usage fait de leur Puissance.",
}
