scenario "A minion that comes as a boost card goes to the next player" {
  game     = "champions",
  at       = "villain phase, step 2",
  windows  = "pass",
  question = {
    en = "Klaw attacks me. His first boost card is Whirlwind, whose damage eliminates me; the second is Weapons Runner. With whom is it engaged?",
    fr = "Klaw m'attaque. Sa première carte Boost est Le Tourbillon, dont les dégâts m'éliminent ; la seconde est Trafiquant d'Armes. Avec qui est-il engagé ?",
  },
  shows    = { "mc.elimination.enemies-move-on", "mc.card.weapons-runner", "mc.amb.defender-left-play" },
}
local ann, ben = players {
  { "Ann", character = "Captain Marvel", identity = { { "Captain Marvel", damage = 11 } }, hand = {}, deck = 2 },
  { "Ben", character = "Peter Parker", hand = {} },
}
villain { "Klaw I" }
encounter_deck:on_top { "Whirlwind", "Weapons Runner", "Advance" }

until_step "villain phase, step 3"
expect(ann.eliminated):is(1)
expect(log):has("flip-boost", "Weapons Runner", "by", "mc.amb.defender-left-play")
expect(ann.engaged):is_empty()
expect(ben.engaged):is { "Weapons Runner" }
ruling {
  en = "With Ben, the next player: enemies do not stay with somebody who is out of the game, and you do not get rid of it by losing.",
  fr = "Avec Ben, le joueur suivant : aucun ennemi ne reste avec quelqu'un qui est hors de la partie, et perdre ne vous en débarrasse pas.",
}
