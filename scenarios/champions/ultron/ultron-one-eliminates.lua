scenario "Ultron I finds nobody who could choose" {
  game     = "champions",
  question = {
    en = "Ultron I attacks me, and that eliminates me. His ability still waits for the end of the attack: is 1 threat placed on the main scheme, as nobody can take a Drone?",
    fr = "Ultron I m'attaque et m'élimine. Sa capacité attend encore la fin de l'attaque : 1 menace est-elle placée sur la manigance principale, puisque personne ne peut prendre de Drone ?",
  },
  shows    = { "mc.amb.you-who-are-out", "mc.card.ultron-i" },
  at       = "villain phase, step 2",
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", damage = 11 } }, hand = {}, deck = { "Haymaker" }, engaged = {} },
  { "Ben", character = "She-Hulk", hand = {}, deck_top = { "Haymaker" }, engaged = {} },
}
villain { "Ultron I" }
main_scheme { { "The Crimson Cowl", threat = 3 } }
encounter_deck:on_top { "Advance", "Advance" }

ann:declines "defends_with"
ben:declines "defends_with"
expect(ann.eliminated):is(1)
expect(log):has("Ultron I", "no-effect", "by", "mc.amb.you-who-are-out")
expect(main_scheme:threat "The Crimson Cowl 1B"):is(3)
expect(ben.engaged):is_empty()

ben:declines "defends_with"
until_step "villain phase, step 3"
ben:chooses "Threat"
expect(main_scheme:threat "The Crimson Cowl 1B"):is(4)   -- his own choice, after the attack on him
ruling {
  en = "No. \"You\" on the card were you, and you are out of the game: nobody chooses, and nothing happens. After the attack on the next player, that player chooses as usual.",
  fr = "Non. C'est vous que la carte interpellait, et vous êtes éliminé : personne ne choisit et il ne se passe rien. Après l'attaque contre le joueur suivant, celui-ci choisit comme d'habitude.",
}
