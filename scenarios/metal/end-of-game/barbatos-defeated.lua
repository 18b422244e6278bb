scenario "The game ends with the turn in which Barbatos was defeated" {
  game     = "metal",
  leave_out_unknown = 1,
  question = {
    en = "I just defeated Barbatos. Is the game over on the spot?",
    fr = "Je viens de vaincre Barbatos. La partie est-elle finie sur-le-champ ?",
  },
  shows    = { "metal.game-end.barbatos", "metal.amb.barbatos-end-step", "metal.game-end.immediately" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Late Post", "Punch" }, power = 16, discard = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch" }, deck = { "Breakthrough" }, discard = {} },
}
super_villains { "Barbatos" }
line_up { "Escape", "Flight", "War Cry", "Fair Play", "Black Adam" }
main_deck:on_top { "Steel" }

ann:defeats "Barbatos"
expect(game):goes_on()
ann:plays "Late Post"
ann:buys "Escape"                        -- the turn goes on
ann:ends_turn()
expect(log:last_move()):has(ann, "draws", "Punch", "by", "metal.end-turn.4-effects")
expect(game):is_over()
refused(function() ben:plays "Punch" end, "metal.game-end.barbatos")
expect(ann.score):is(12)                 -- Barbatos 10, Escape 1, Late Post 1
ruling {
  en = "Not yet: you finish your turn and its steps, end-of-turn effects included; after step 8 the game is over, and Ben gets no turn.",
  fr = "Pas encore : vous finissez votre tour et ses étapes, effets de fin de tour compris ; après l'étape 8 la partie est finie, et Ben n'a pas de tour.",
}
