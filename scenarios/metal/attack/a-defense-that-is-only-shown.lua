scenario "A Defense that is only shown" {
  game     = "metal",
  question = {
    en = "My own Defense card is shown and stays in my hand. Do I still have it after the Attack?",
    fr = "Ma carte Défense se montre et reste dans ma main. L'ai-je encore après l'Attaque ?",
  },
  shows    = { "metal.attack.may-avoid" },
}
card "Lantern Ward" { type = "Equipment", cost = 2,
  says = { "Defense: show this card to avoid an Attack; it stays in your hand.", "Défense : montrez cette carte pour éviter une Attaque ; elle reste dans votre main." },
  play = nothing(), defense = { cost = show(this) } }

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Paper Ambush" } },
  { "Ben", character = "Plastic Man (oversized)", hand = { "Lantern Ward" }, discard = {} },
}
ann:plays "Paper Ambush"
ben:defends "Lantern Ward"
expect(ben.hand):is { "Lantern Ward" }
expect(ben.discard):is_empty()
ruling {
  en = "Yes: its text says so, and nothing else takes it away.",
  fr = "Oui : son texte le dit, et rien d'autre ne l'enlève.",
}
