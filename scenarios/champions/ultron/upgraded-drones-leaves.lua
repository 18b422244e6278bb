scenario "When Upgraded Drones leaves, a wounded Drone falls" {
  game     = "champions",
  question = {
    en = "My Drone has taken 1 damage and lives by Upgraded Drones. I discard that card. What becomes of the Drone?",
    fr = "Mon Drone a subi 1 dégât et vit grâce à Drones Améliorés. Je défausse cette carte. Que devient le Drone ?",
  },
  shows    = { "mc.card.upgraded-drones", "mc.amb.lost-hit-points-kill" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Swinging Web Kick", "Backflip" }, discard = {},
    engaged = { { "Haymaker", facedown = true, damage = 1 }, { "Emergency", facedown = true } } },
}
villain { "Ultron I" }
environments { { "Ultron Drones", with = { "Upgraded Drones" } } }

ann:uses "Upgraded Drones"
ann:pays_with "Aunt May"
ann:pays_with "Swinging Web Kick"
ann:pays_with "Backflip"
expect(ann.engaged):is { "Emergency" }
expect(ann.engaged:atk "Emergency"):is(1)
expect(ann.discard):has "Haymaker"
expect(encounter_discard):is { "Upgraded Drones" }
ruling {
  en = "It has lost the hit point that kept it, and is defeated: your card goes to your discard pile. Discarding Upgraded Drones is a hero action for an energy, a mental and a physical resource.",
  fr = "Il a perdu le point de vie qui le maintenait, et il est vaincu : votre carte va dans votre défausse. Défausser Drones Améliorés est une action de héros pour une ressource énergie, une mentale et une physique.",
}
