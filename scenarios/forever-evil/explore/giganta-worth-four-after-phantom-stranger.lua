scenario "Phantom Stranger makes Giganta worth 4 in one order only" {
  game     = "forever-evil",
  question = {
    en = "A Punch lies in my discard pile and I hold Giganta and Phantom Stranger. Can Giganta still be worth 4?",
    fr = "Un Coup de Poing est dans ma défausse et j'ai Giganta et Phantom Stranger en main. Giganta peut-elle encore valoir 4 ?",
  },
  shows    = { "fe.card.giganta", "fe.destroy.where" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Giganta", "Phantom Stranger" }, discard = { "Punch" } },
  { "Ben", character = "Sinestro" },
}
line_up { "Power Girl", "Superwoman", "Ultraman", "Firestorm Matrix", "Constructs of Fear" }

possible { that(ann.power):is(4), within = "this turn" }
never { that(ann.in_play):in_order { "Giganta", "Phantom Stranger" }, that(ann.power):is(4), within = "this turn" }   -- not with Giganta played first

ann:plays "Phantom Stranger"
ann:declines()
ann:destroys "Punch"
ann:plays "Giganta"

expect(ann.power):is(4)
ruling {
  en = "Yes, in one order: Phantom Stranger first, destroying the Punch in the discard pile, then Giganta. Giganta first is worth 2.",
  fr = "Oui, dans un seul ordre : Phantom Stranger d'abord, qui détruit le Coup de Poing de la défausse, puis Giganta. Giganta d'abord vaut 2.",
}
