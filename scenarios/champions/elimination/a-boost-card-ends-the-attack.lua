scenario "A boost card takes the last hit point of the player who is attacked" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Nobody defends, and the boost card Electric Whip Attack discards my Rocket Boots, whose hit point was my last. Is the attack's damage still dealt to anybody?",
    fr = "Personne ne défend, et la carte Boost Attaque au Fouet Électrique défausse mes Bottes-Fusée, dont le point de vie était mon dernier. Les dégâts de l'attaque sont-ils encore infligés à quelqu'un ?",
  },
  shows    = { "mc.amb.defender-left-play", "mc.amb.lost-hit-points-kill" },
}
local ann, ben = players {
  { "Ann", character = "Iron Man", identity = { { "Iron Man", damage = 9 } }, hand = {}, deck = { "Energy" }, in_play = { "Rocket Boots" } },
  { "Ben", character = "Peter Parker", hand = { "Energy", "Genius", "Strength" } },
}
villain { "Rhino I" }
main_scheme { "The Break-In!" }
encounter_deck:on_top { "Electric Whip Attack", "Advance", "Stampede", "Charge" }

ann:declines()
expect(ann.identity):is_empty()
expect(ben.identity:damage "Peter Parker"):is(0)
expect(log):has("attack-ends", "by", "mc.amb.defender-left-play")
ruling {
  en = "No. You are out of the game before the damage is dealt, and the attack ends there.",
  fr = "Non. Vous êtes hors jeu avant que les dégâts ne soient infligés, et l'attaque s'arrête là.",
}
