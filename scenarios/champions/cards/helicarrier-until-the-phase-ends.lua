scenario "The Helicarrier's discount ends with the phase" {
  game     = "champions",
  question = {
    en = "I use the Helicarrier and play nothing more. Is my first card next round cheaper?",
    fr = "J'utilise l'Héliporteur et ne joue plus rien. Ma première carte du round suivant est-elle moins chère ?",
  },
  shows    = { "mc.card.helicarrier" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {}, in_play = { "Helicarrier" }, deck_top = { "Spider-Woman", "Strength", "Cosmic Flight", "Cosmic Flight", "Photonic Blast", "Photonic Blast" } },
}
villain { { "Rhino I", damage = 4 } }
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Advance", "Charge" }

ann:uses "Helicarrier"
ann:ends_turn()
expect(game.round):is(2)
ann:plays "Spider-Woman"
ann:pays_with "Strength"
expect(ann):must_choose { "pays with Cosmic Flight", "pays with Photonic Blast" }     -- two of three are paid
ann:pays_with "Cosmic Flight"
ann:uses "Spider-Woman"
expect(villain:confused "Rhino I"):is(1)
ruling {
  en = "No. The discount is only for a card played in the same phase.",
  fr = "Non. La réduction ne vaut que pour une carte jouée dans la même phase.",
}
