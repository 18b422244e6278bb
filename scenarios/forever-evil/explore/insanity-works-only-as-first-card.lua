scenario "Insanity changes hands only as the first card of the turn" {
  game     = "forever-evil",
  question = {
    en = "Can Insanity still get me Ben's Kick after I have played a Punch?",
    fr = "Aliénation peut-elle encore me donner le Coup de Pied de Ben après que j'ai joué un Coup de Poing ?",
  },
  shows    = { "fe.card.insanity" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Insanity", "Punch", "Vulnerability" } },
  { "Ben", character = "Sinestro", hand = { "Kick", "Punch" } },
}
line_up { "Power Girl", "Superwoman", "Ultraman", "Firestorm Matrix", "Constructs of Fear" }

possible { that(ann.hand):has "Kick", within = "this turn" }
ann:plays "Punch"
never { that(ann.hand):has "Kick", within = "this turn" }
ann:plays "Insanity"

expect(ann.hand):is { "Vulnerability" }
expect(ben.hand):is { "Kick", "Punch" }
ruling {
  en = "No. As the first card of the turn it can; once another card was played, no way of playing the turn out brings the Kick over.",
  fr = "Non. Jouée en premier, elle le peut ; dès qu'une autre carte a été jouée, aucune suite du tour n'amène le Coup de Pied.",
}
