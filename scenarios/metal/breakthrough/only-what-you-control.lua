scenario "A Breakthrough destroys nothing of hand or discard pile" {
  game     = "metal",
  question = {
    en = "I hold a Vulnerability and another lies in my discard pile. Can my Breakthrough destroy one of these?",
    fr = "J'ai une Vulnérabilité en main et une autre dans ma défausse. Ma Surcharge peut-elle en détruire une ?",
  },
  shows    = { "metal.breakthrough.only-controlled", "metal.breakthrough.destroy" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Vulnerability", "Vulnerability", "Breakthrough" }, discard = { "Weakness" } },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }

ann:plays "Vulnerability"
ann:plays "Breakthrough"
ann:uses "Breakthrough"
refused(function() ann:destroys("Vulnerability", ann.hand) end, "metal.breakthrough.only-controlled")
refused(function() ann:destroys "Weakness" end, "metal.breakthrough.only-controlled")
ann:destroys "Vulnerability"
expect(ann.hand):is { "Vulnerability" }
expect(ann.discard):is { "Weakness" }
ruling {
  en = "No. Only one that you have played this turn and control.",
  fr = "Non. Seulement une que vous avez jouée ce tour et que vous contrôlez.",
}
