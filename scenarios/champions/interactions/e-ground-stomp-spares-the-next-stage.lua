scenario "Ground Stomp does not hurt the stage it brings up" {
  game     = "champions",
  question = {
    en = "Ground Stomp hits every enemy for 1 and takes Rhino I's last hit point. Does Rhino II, coming up at once, take 1 too? And Shocker?",
    fr = "Piétinement inflige 1 dégât à chaque ennemi et prend le dernier point de vie de Rhino I. Rhino II, qui arrive aussitôt, en subit-il 1 aussi ? Et Shocker ?",
  },
  shows    = { "mc.card.ground-stomp", "mc.enemy.definition", "mc.defeat-villain.stage-defeated", "mc.defeat-villain.dial-reset" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Ground Stomp", "Genius" }, engaged = { "Shocker" } },
}
villain { { "Rhino I", damage = 13 } }
encounter_discard { "Breakin' & Takin'" }

ann:plays "Ground Stomp"

expect(villain):is { "Rhino II" }
expect(villain:hit_points "Rhino II"):is(15)
expect(ann.engaged:damage "Shocker"):is(1)
expect(side_schemes:threat "Breakin' & Takin'"):is(3)
ruling {
  en = "No: the event hits the enemies that were in play, each once, and Rhino II starts at full hit points. Shocker takes his 1.",
  fr = "Non : l'événement frappe les ennemis qui étaient en jeu, une fois chacun, et Rhino II arrive avec tous ses points de vie. Shocker subit le sien.",
}
