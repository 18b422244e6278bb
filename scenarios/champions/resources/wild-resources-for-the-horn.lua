scenario "Wild resources pay for the Horn" {
  game     = "champions",
  question = {
    en = "Rhino has the Enhanced Ivory Horn. May I pay its three physical resources with a Vibranium and a Strength?",
    fr = "Rhino a la Corne en Ivoire Renforcée. Puis-je payer ses trois ressources physiques avec un Vibranium et une Force ?",
  },
  shows    = { "mc.wild.declare-type", "mc.resource.wild-any" },
}
local ann = players { { "Ann", character = "Black Panther", hand = { "Vibranium", "Strength" } } }
villain { { "Rhino I", with = { "Enhanced Ivory Horn" } } }

ann:uses "Enhanced Ivory Horn"
ann:pays_with "Vibranium"
ann:pays_with "Strength"
expect(ann.hand):is_empty()
expect(attachments):is_empty()
ruling {
  en = "Yes. Each wild resource of Vibranium counts as physical, as you say; with the two of Strength that is one more than needed, which is lost. The Horn is discarded.",
  fr = "Oui. Chaque ressource libre de Vibranium compte comme physique, puisque vous le dites ; avec les deux de Force cela fait une de trop, qui est perdue. La Corne est défaussée.",
}
