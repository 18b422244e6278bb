scenario "Upgraded Drones makes facedown Drones stronger" {
  game     = "champions",
  question = {
    en = "Upgraded Drones is revealed. To what is it attached, and whom does it strengthen?",
    fr = "Drones Améliorés est révélée. À quoi est-elle attachée, et qui renforce-t-elle ?",
  },
  shows    = { "mc.card.upgraded-drones" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick" }, dealt = { "Upgraded Drones", "Upgraded Drones" },
    engaged = { { "Genius", facedown = true }, "Advanced Ultron Drone" } },
}
villain { "Ultron I" }

until_step "villain phase, step 5"
expect(attachments):is { "Upgraded Drones", "Upgraded Drones" }
expect(ann.engaged:atk "Genius"):is(3)
expect(ann.engaged:hit_points "Genius"):is(3)
expect(ann.engaged:atk "Advanced Ultron Drone"):is(1)
expect(ann.engaged:hit_points "Advanced Ultron Drone"):is(4)
ruling {
  en = "To the environment Ultron Drones. Each copy gives every facedown Drone +1 ATK and +1 hit point; an Advanced Ultron Drone, which lies faceup, gets nothing.",
  fr = "À l'environnement Drones d'Ultron. Chaque exemplaire donne à chaque Drone face cachée +1 ATQ et +1 point de vie ; un Drone d'Ultron Avancé, face visible, ne reçoit rien.",
}
