scenario "Two heroes fall at once" {
  game     = "champions",
  question = {
    en = "Shocker comes out, and both Ben and I have one hit point left. To whom does Shocker go, and what of the cards dealt to us?",
    fr = "Shocker arrive, et il ne reste qu'un point de vie à Ben comme à moi. Chez qui va Shocker, et que deviennent les cartes qui nous ont été distribuées ?",
  },
  shows    = { "mc.elimination.enemies-move-on", "mc.elimination.encounter-cards-discarded", "mc.first-player.eliminated-passes", "mc.first-player.orders-effects" },
  at       = "villain phase, step 4",
}
local ann, ben, cleo = players {
  { "Ann", character = "Spider-Man", identity = { { "Spider-Man", damage = 9 } }, hand = {}, deck = {}, dealt = { "Shocker", "Advance" } },
  { "Ben", character = "She-Hulk", identity = { { "She-Hulk", damage = 14 } }, hand = {}, deck = {}, dealt = { "Assault" } },
  { "Cleo", character = "Captain Marvel", hand = {} },
}
villain { "Rhino I" }

ann:chooses "Spider-Man"                -- the first player says who falls first
expect(log):in_order { { ann, "is eliminated" }, { ben, "is eliminated" } }
expect(cleo.engaged):is { "Shocker" }
expect(cleo.identity:damage "Captain Marvel"):is(1)
expect(encounter_discard):is { "Advance", "Assault" }
expect(game.first_player):is(3)
expect(cleo):is_on_turn()
ruling {
  en = "Shocker strikes all heroes at once. Both of you fall, in the order that the first player says; Shocker goes on to Cleo, and your dealt cards are discarded.",
  fr = "Shocker frappe tous les héros en même temps. Vous tombez tous les deux, dans l'ordre choisi par le premier joueur ; Shocker passe à Cleo, et vos cartes distribuées sont défaussées.",
}
