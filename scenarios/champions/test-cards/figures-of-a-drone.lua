scenario "A facedown Drone has 1 of everything" {
  game     = "champions",
  question = {
    en = "My Jessica Jones lies facedown as a Drone. How strong is it, and where does it go when I defeat it?",
    fr = "Ma Jessica Jones est face cachée, comme Drone. Quelle est sa force, et où va-t-il quand je le vaincs ?",
  },
  shows    = { "mc.scenario-card.figure-ultron-drones" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Backflip", "Haymaker", "Jessica Jones" },
    dealt = { "Assembly" } },
}
villain { { "Rhino I", stunned = true } }
encounter_deck:on_top { "Fog" }

ann:ends_turn()
expect(ann.engaged:atk "Jessica Jones"):is(1)
expect(ann.engaged:sch "Jessica Jones"):is(1)
expect(ann.engaged:hit_points "Jessica Jones"):is(1)
ann:attacks_with "Spider-Man"
ann:chooses "Jessica Jones"
expect(ann.engaged):is_empty()
expect(ann.discard):is { "Jessica Jones" }
expect(encounter_discard):is { "Assembly" }
ruling {
  en = "Its SCH, its ATK and its hit points are 1. Defeated, it goes to the discard pile of its owner, yours, not to the encounter cards.",
  fr = "Sa MNG, son ATQ et ses points de vie sont de 1. Vaincu, il va dans la défausse de son propriétaire, la vôtre, et non avec les cartes Rencontre.",
}
