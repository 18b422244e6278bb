card "Flash Bulb" { type = "upgrade", cost = 1, makes = "energy", response(attacked{ "minion", on = you }){ cost = discard(this), stun(that) } }

scenario "Whirlwind is stunned between his attacks" {
  game     = "champions",
  at       = "villain phase, step 2",
  question = {
    en = "Whirlwind attacks Ann, who stuns him after that attack. Is Ben, the other hero, attacked all the same?",
    fr = "Le Tourbillon attaque Ann, qui le sonne après cette attaque. Ben, l'autre héros, est-il attaqué quand même ?",
  },
  shows    = { "mc.card.whirlwind", "mc.status.stunned-enemy" },
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { "Flash Bulb" }, engaged = { "Whirlwind" } },
  { "Ben", character = "Captain Marvel", hand = {} },
}
villain { { "Klaw I", stunned = true } }

ann:declines()
ben:declines()
ann:uses "Flash Bulb"
expect(ann.identity:damage "She-Hulk"):is(2)
expect(ben.identity:damage "Captain Marvel"):is(0)
expect(ann.engaged:stunned "Whirlwind"):is(0)
until_step "villain phase, step 3"
ann:declines()
ben:declines()
ruling {
  en = "No. The attack on Ben is one by itself: Whirlwind loses Stunned instead of making it.",
  fr = "Non. L'attaque contre Ben en est une à part : Le Tourbillon perd Sonné au lieu de la faire.",
}
