scenario "A villain at zero loses the stage, not the game" {
  game     = "champions",
  question = {
    en = "Rhino I has three hit points left and Swinging Web Kick deals him eight. Have we won, and do the other five carry over?",
    fr = "Il reste trois points de vie à Rhino I et Coup de pied en balancier lui en inflige huit. Avons-nous gagné, et les cinq autres sont-ils reportés ?",
  },
  shows    = { "mc.hit-points.villain-at-zero" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Swinging Web Kick", "Strength", "Genius" } },
}
villain { { "Rhino I", damage = 11 } }

ann:plays "Swinging Web Kick"
ann:pays_with "Strength"
expect(game):goes_on()
expect(villain):is { "Rhino II" }
expect(villain:hit_points "Rhino II"):is(15)
ruling {
  en = "No and no. That stage is defeated; Rhino II comes with a full dial of 15, and the excess is lost.",
  fr = "Ni l'un ni l'autre. Ce stade est vaincu ; Rhino II arrive avec un cadran complet de 15, et l'excédent est perdu.",
}
