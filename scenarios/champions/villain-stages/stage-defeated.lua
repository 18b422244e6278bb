scenario "The villain's next stage comes up at full hit points" {
  game     = "champions",
  question = {
    en = "Rhino I has 3 hit points left and I hit him for 8 with a Swinging Web Kick. What becomes of him, and of the 5 damage too many?",
    fr = "Il reste 3 points de vie à Rhino I et je lui inflige 8 dégâts d'un Coup de pied en balancier. Que devient-il, et que deviennent les 5 dégâts de trop ?",
  },
  shows    = { "mc.defeat-villain.stage-defeated", "mc.defeat-villain.stage-removed", "mc.defeat-villain.next-revealed",
               "mc.defeat-villain.dial-reset", "mc.defeat-villain.excess-lost" },
  windows  = "pass",
}

local ann, ben = players {
  { "Ann", character = "Spider-Man", hand = { "Swinging Web Kick", "Genius", "Backflip" } },
  { "Ben", character = "Captain Marvel", hand = {} },
}
villain { { "Rhino I", damage = 25 } }
encounter_discard { "Breakin' & Takin'", "Advance" }

expect(villain:hit_points "Rhino I"):is(3)
ann:plays "Swinging Web Kick"
ann:pays_with "Genius"

expect(villain):is { "Rhino II" }
expect(villain:hit_points "Rhino II"):is(30)
expect(removed):is { "Rhino I" }
expect(encounter_discard):is { "Advance" }
expect(side_schemes:threat "Breakin' & Takin'"):is(4)
ruling {
  en = "Stage I is defeated and leaves the game. Rhino II comes up with the full 30 hit points of a two-player game, the excess is lost, and his When Revealed brings out Breakin' & Takin'.",
  fr = "Le stade I est vaincu et retiré de la partie. Rhino II arrive avec les 30 points de vie pleins d'une partie à deux, l'excédent est perdu, et sa capacité « Une fois révélée » met en jeu Casser et Emporter.",
}
