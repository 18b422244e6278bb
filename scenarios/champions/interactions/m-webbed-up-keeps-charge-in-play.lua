scenario "Webbed Up stops the attack, and Charge stays" {
  game     = "champions",
  question = {
    en = "Rhino has Charge and is also in my web. He would attack me, and Webbed Up stuns him instead. Is Charge discarded as at the end of an attack?",
    fr = "Rhino a Charge et il est aussi pris dans ma toile. Il devrait m'attaquer, et Pris dans la Toile le sonne à la place. Charge est-elle défaussée comme à la fin d'une attaque ?",
  },
  shows    = { "mc.card.webbed-up", "mc.replacement.definition", "mc.replacement.timing" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Black Cat", "Daredevil" } },
}
villain { { "Rhino I", with = { "Charge", "Webbed Up" } } }
encounter_deck:on_top { "Hydra Mercenary", "Crowd Control" }

ann:ends_turn()
ann:uses "Charge"                                    -- both are forced: the first player says which comes first

expect(ann.identity:damage "Spider-Man"):is(0)
expect(villain:stunned "Rhino"):is(1)
expect(ann.discard):is { "Webbed Up" }
expect(attachments):is { "Charge" }
expect(villain:atk "Rhino"):is(5)
expect(ann.engaged):is { "Hydra Mercenary" }         -- it was dealt, not used as a boost card
ruling {
  en = "No. The attack never took place, so its end never came: Charge stays, with its +3 ATK and its overkill for the attack that Rhino does make.",
  fr = "Non. L'attaque n'a jamais eu lieu, sa fin n'est donc jamais venue : Charge reste, avec son +3 ATQ et son Déferlement pour l'attaque que Rhino fera vraiment.",
}
