scenario "Vibranium Armor makes the next stage tough" {
  game     = "champions",
  question = {
    en = "My attack defeats Rhino I, who wears Vibranium Armor. Is Rhino II tough?",
    fr = "Mon attaque vainc Rhino I, qui porte l'Armure en Vibranium. Rhino II est-il Tenace ?",
  },
  shows    = { "mc.card.vibranium-armor", "mc.amb.villain-is-one-enemy", "mc.defeat-villain.carried-over" },
  windows  = "pass",
}
local ann = players { { "Ann", character = "She-Hulk", hand = {} } }
villain { { "Rhino I", damage = 12, with = { "Vibranium Armor" } } }

ann:attacks_with "She-Hulk"
expect(villain):is { "Rhino II" }
expect(villain:tough "Rhino II"):is(1)
expect(attachments):is { "Vibranium Armor" }
ruling {
  en = "Yes. The armour stays with Rhino, and it was Rhino who took the damage: the stage that is in play by then becomes tough.",
  fr = "Oui. L'armure reste à Rhino, et c'est Rhino qui a subi les dégâts : le stade alors en jeu devient Tenace.",
}
