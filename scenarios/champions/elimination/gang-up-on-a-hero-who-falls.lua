scenario "The minions of a hero who has fallen do not join in" {
  game     = "champions",
  question = {
    en = "Gang-Up comes out, and the villain's own attack already finishes me off. Do my two minions still attack, and whom?",
    fr = "Se Liguer arrive, et l'attaque du méchant suffit à me vaincre. Mes deux sbires attaquent-ils encore, et qui ?",
  },
  shows    = { "mc.card.gang-up", "mc.elimination.enemies-move-on", "mc.keywords.quickstrike" },
  at       = "villain phase, step 4",
}
local ann, ben = players {
  { "Ann", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = {}, deck = {}, dealt = { "Gang-Up" },
    engaged = { "Sandman", "Vulture" } },
  { "Ben", character = "Captain Marvel", hand = {} },
}
villain { "Rhino I" }
encounter_deck:on_top { "Advance" }

ann:declines()
ben:declines()
ben:declines()                          -- does not defend against Vulture either
expect(ben.engaged):is { "Sandman", "Vulture" }
expect(log):has("Vulture", "attacks", "by", "mc.keywords.quickstrike")
expect(log):count(1, "Vulture", "attacks")
expect(log):has_no("Sandman", "attacks")
expect(log):has("Gang-Up", "nothing happens", "by", "mc.elimination.when")
expect(ben.identity:damage "Captain Marvel"):is(3)
ruling {
  en = "Not for Gang-Up: it lets the minions engaged with you attack you, and you are out. They engage Ben, and Vulture attacks him at once because of Quickstrike.",
  fr = "Pas par Se Liguer, qui fait attaquer les sbires engagés avec vous, et vous êtes hors jeu. Ils engagent Ben, et le Vautour l'attaque aussitôt à cause de Coup Rapide.",
}
