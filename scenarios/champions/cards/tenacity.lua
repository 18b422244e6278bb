scenario "Tenacity readies a tired hero" {
  game     = "champions",
  question = {
    en = "My hero has attacked. May Tenacity let me attack again?",
    fr = "Mon héros a attaqué. Persévérance me permet-elle d'attaquer encore ?",
  },
  shows    = { "mc.card.tenacity" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Tenacity", "Energy", "Uppercut" } },
}
villain { { "Rhino I", damage = 0 } }

ann:plays "Tenacity"
ann:pays_with "Energy"
ann:attacks_with "She-Hulk"
ann:uses "Tenacity"
expect(ann.discard):is { "Tenacity", "Uppercut", "Energy" }
ann:attacks_with "She-Hulk"
expect(villain:damage "Rhino I"):is(6)
ruling {
  en = "Yes: spend a physical resource and discard Tenacity, and your hero is ready again.",
  fr = "Oui : dépensez une ressource physique et défaussez Persévérance, et votre héros est redressé.",
}
