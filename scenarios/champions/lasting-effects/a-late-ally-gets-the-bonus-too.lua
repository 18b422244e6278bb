scenario "An ally played after Lead from the Front gets the bonus too" {
  game     = "champions",
  question = {
    en = "I play Lead from the Front on myself and only then play Mockingbird. Does she get the +1 as well?",
    fr = "Je joue Commander en Première Ligne sur moi-même et seulement ensuite Mockingbird. Reçoit-elle aussi le +1 ?",
  },
  shows    = { "mc.lasting-effect.catches-newcomers" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Lead from the Front", "Mockingbird", "Strength", "Genius", "Energy" } },
}
villain { "Rhino I" }

ann:plays "Lead from the Front"
ann:pays_with "Strength"
ann:plays "Mockingbird"
ann:pays_with "Genius"
ann:declines "Mockingbird"                             -- her response, the stun

expect(ann.in_play:atk "Mockingbird"):is(2)
expect(ann.in_play:thw "Mockingbird"):is(2)
ann:attacks_with "Mockingbird"
expect(villain:damage "Rhino"):is(2)
ruling {
  en = "Yes. The effect covers every character she controls while it lasts, also one who enters play later in the phase.",
  fr = "Oui. L'effet vaut pour tous les personnages qu'elle contrôle tant qu'il dure, même pour ceux qui entrent en jeu plus tard dans la phase.",
}
