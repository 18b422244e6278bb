scenario "The target is named after the cost has been paid" {
  game     = "champions",
  question = {
    en = "I play Haymaker and there are two enemies. Do I name the target before or after I pay?",
    fr = "Je joue Haymaker et il y a deux ennemis. Dois-je nommer la cible avant ou après avoir payé ?",
  },
  shows    = { "mc.amb.choices-after-payment" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Haymaker", "Energy", "Strength" }, engaged = { "Shocker" } },
}
villain { "Rhino I" }

ann:plays "Haymaker"
ann:pays_with "Energy"
expect(ann.discard):has "Energy"        -- paid, and only now the target
ann:chooses "Rhino"

expect(villain:damage "Rhino"):is(3)
expect(ann.engaged:damage "Shocker"):is(0)
ruling {
  en = "After. To begin with it is enough that a legal target exists; the choice comes when the cost has been paid.",
  fr = "Après. Pour commencer, il suffit qu'une cible permise existe ; le choix vient une fois le coût payé.",
}
