scenario "The helmet gives Captain Marvel DEF, and more while she is Aerial" {
  game     = "champions",
  question = {
    en = "I put on Captain Marvel's Helmet. What is her DEF then, and with Cosmic Flight besides?",
    fr = "Je mets le Casque de Captain Marvel. Quelle est alors sa DEF, et avec Vol Cosmique en plus ?",
  },
  shows    = { "mc.card.captain-marvels-helmet" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Captain Marvel's Helmet", "Cosmic Flight", "Strength", "Energy" } },
}
villain { { "Rhino I" } }

expect(ann.identity:def "Captain Marvel"):is(1)
ann:plays "Captain Marvel's Helmet"
ann:pays_with "Strength"
expect(ann.identity:def "Captain Marvel"):is(2)
ann:plays "Cosmic Flight"

expect(ann.identity:aerial "Captain Marvel"):is(1)
expect(ann.identity:def "Captain Marvel"):is(3)
ruling {
  en = "2 with the helmet, 3 once Cosmic Flight has made her Aerial.",
  fr = "2 avec le casque, 3 une fois que Vol Cosmique lui a donné le trait Aérien.",
}
