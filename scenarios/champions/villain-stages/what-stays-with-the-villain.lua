scenario "Attachments and status cards stay on the villain's new stage" {
  game     = "champions",
  question = {
    en = "Rhino I is Stunned and Confused and bears Charge and the Enhanced Ivory Horn. Which of these are still on Rhino II?",
    fr = "Rhino I est Sonné et Désorienté, et porte Charge et Corne en Ivoire Renforcée. Qu'en reste-t-il sur Rhino II ?",
  },
  shows    = { "mc.defeat-villain.carried-over" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Haymaker", "Strength" } },
}
villain { { "Rhino I", damage = 11, stunned = true, confused = true, with = { "Charge", "Enhanced Ivory Horn" } } }

ann:plays "Haymaker"

expect(villain):is { "Rhino II" }
expect(villain:stunned "Rhino II"):is(1)
expect(villain:confused "Rhino II"):is(1)
expect(villain:damage "Rhino II"):is(0)
expect(villain:atk "Rhino II"):is(7)
expect(attachments):is { "Charge", "Enhanced Ivory Horn" }
ruling {
  en = "All of them: only his damage is gone. With both attachments Rhino II attacks for 3 + 3 + 1.",
  fr = "Tout : seuls ses dégâts ont disparu. Avec les deux attachements, Rhino II attaque pour 3 + 3 + 1.",
}
