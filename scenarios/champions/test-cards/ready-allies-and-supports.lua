scenario "An adjective counts for every term of the list" {
  game     = "champions",
  question = {
    en = "Roll Call makes me discard each ready ally and support I control. Does ready count for the supports too, or do I lose all of these?",
    fr = "Appel me fait défausser chaque allié et soutien redressé que je contrôle. « Redressé » vaut-il aussi pour les soutiens, ou est-ce que je les perds tous ?",
  },
  shows    = { "mc.qualifiers.applies-to-each" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = {}, in_play = { "Mockingbird", "Jessica Jones", "Interrogation Room", "Helicarrier" },
    engaged = { { "Hydra Mercenary", damage = 2 }, "Shocker" },
    deck_top = { "Energy", "Genius", "Strength", "For Justice!", "Emergency" }, dealt = { "Roll Call" } },
}
villain { { "Rhino I", stunned = true } }
main_scheme { { "The Break-In!", threat = 3 } }
encounter_deck:on_top { "Fog" }

ann:ends_turn()
ann:chooses "Hydra Mercenary"
ann:declines()                                   -- retaliate defeats the Mercenary
ann:uses "Interrogation Room"                    -- it is exhausted now
ann:defends_with "Mockingbird"                   -- and so is she, against Shocker
expect(ann.in_play):is { "Mockingbird", "Interrogation Room" }
expect(ann.discard):is { "Jessica Jones", "Helicarrier" }
ruling {
  en = "It counts for both: of your allies and of your supports only the ready ones go, the exhausted ones stay.",
  fr = "Il vaut pour les deux : parmi vos alliés comme parmi vos soutiens, seules partent les cartes redressées, les inclinées restent.",
}
