scenario "The host is checked once, whatever else is attached" {
  game     = "champions",
  question = {
    en = "Rhino wears his suit, and Genetically Enhanced is on a Hydra Mercenary, the minion with the most hit points then. Sandman, who has more, enters play. Does the attachment move?",
    fr = "Rhino porte son costume blindé, et Génétiquement Amélioré est sur un Mercenaire d'Hydra, qui était alors le sbire ayant le plus de points de vie. L'Homme-Sable, qui en a plus, arrive en jeu. L'attachement change-t-il de place ?",
  },
  shows    = { "mc.attach-to.checked-once" },
}
villain { { "Rhino I", damage = 4, with = { "Armored Rhino Suit" } } }
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, deck_top = { "Energy", "Genius", "Strength", "Haymaker" }, engaged = { { "Hydra Mercenary", with = { "Genetically Enhanced" } } }, dealt = { "Sandman" } },
}
main_scheme { { "The Break-In!", threat = 0 } }
encounter_deck:on_top { "Assault", "Hard to Keep Down" }

expect(ann.engaged:max_hit_points "Hydra Mercenary"):is(6)     -- 3, and 3 by the attachment
ann:ends_turn()
ann:declines()                                   -- nobody defends against Rhino
ann:declines()                                   -- nor against the Mercenary
expect(ann.engaged):is { "Hydra Mercenary", "Sandman" }
expect(log):in_order { { "enter-minion", "Sandman" }, { "Sandman", "gets a Tough status card" }, { "Genetically Enhanced", "nothing happens" } }
expect(ann.engaged:max_hit_points "Hydra Mercenary"):is(6)
expect(ann.engaged:max_hit_points "Sandman"):is(4)
ruling {
  en = "No. Whether a host is legal is tested only at the moment of attaching; afterwards the attachment stays where it is.",
  fr = "Non. On ne vérifie l'hôte qu'au moment d'attacher ; ensuite, l'attachement reste où il est.",
}
