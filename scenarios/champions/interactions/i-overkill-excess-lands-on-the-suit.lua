scenario "The excess of overkill lands on the Armored Rhino Suit" {
  game     = "champions",
  question = {
    en = "Rhino's suit has 3 damage. Relentless Assault with overkill defeats Shocker with 2 damage to spare. Does Rhino take those 2?",
    fr = "Le costume de Rhino a 3 dégâts. Assaut Implacable avec Déferlement vainc Shocker avec 2 dégâts de trop. Rhino subit-il ces 2 dégâts ?",
  },
  shows    = { "mc.keywords.overkill-minion", "mc.card.armored-rhino-suit", "mc.replacement.definition" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Relentless Assault", "Strength" }, engaged = { "Shocker" } },
}
villain { { "Rhino I", with = { "Armored Rhino Suit" } } }

ann:attacks_with "She-Hulk"
ann:chooses "Rhino"
expect(attachments:damage "Armored Rhino Suit"):is(3)
ann:plays "Relentless Assault"

expect(ann.engaged):is_empty()
expect(villain:damage "Rhino"):is(0)
expect(attachments):is_empty()
ruling {
  en = "No, the suit does: the excess is damage about to be dealt to Rhino, so it goes there in his place. With 5 damage the suit is discarded, and Rhino is unhurt.",
  fr = "Non, c'est le costume : l'excédent, ce sont des dégâts sur le point d'être infligés à Rhino, ils vont donc sur le costume à sa place. Avec 5 dégâts, celui-ci est défaussé, et Rhino est indemne.",
}
