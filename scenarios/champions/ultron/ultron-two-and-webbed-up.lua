scenario "What was to last for an attack ends with the attack that is not made" {
  game     = "champions",
  question = {
    en = "Webbed Up replaces the attack of Ultron II after his interrupt has given him +1 ATK. Does the bonus stay for his next attack?",
    fr = "Pris dans la Toile remplace l'attaque d'Ultron II après que son interruption lui a donné +1 ATQ. Ce bonus reste-t-il pour l'attaque suivante ?",
  },
  shows    = { "mc.lasting-effect.expires-first", "mc.card.ultron-ii", "mc.card.webbed-up" },
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = {}, deck_top = { "Uppercut", "Haymaker" }, engaged = {}, dealt = { "Assault", "Assault", "Rage of Ultron" } },
  { "Ben", character = "Peter Parker", hand = {}, engaged = {}, in_play = {} },
}
villain { { "Ultron II", with = { "Webbed Up" } } }
encounter_deck:on_top { "Advance" }

ann:uses "Ultron II"                             -- his interrupt first, then Webbed Up
ann:declines "defends_with"                      -- the second attack was lost to Stunned, this is the third
expect(ann.engaged):is { "Uppercut", "Haymaker" }
expect(ann.identity:damage "Captain Marvel"):is(4)
expect(villain:atk "Ultron II"):is(2)
ruling {
  en = "No. It was to last to the end of that attack, and as that attack is not made, it ends at once. In the next he has 2 and 1 for each Drone, counted once.",
  fr = "Non. Il devait durer jusqu'à la fin de cette attaque, et comme elle n'a pas lieu, il prend fin aussitôt. À la suivante il a 2 et 1 par Drone, compté une seule fois.",
}
