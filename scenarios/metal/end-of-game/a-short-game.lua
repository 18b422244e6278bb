scenario "A short game from the first hands to the count" {
  game     = "metal",
  question = {
    en = "Can you show a whole game in a few turns, from the starting hands to the winner?",
    fr = "Peut-on voir une partie entière en quelques tours, des mains de départ au vainqueur ?",
  },
  shows    = {
    "metal.overview.goal", "metal.turn.clockwise", "metal.end-turn.9-next-player", "metal.game-end.no-refill",
    "metal.score.gather", "metal.score.highest-wins",
  },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Punch", "Punch", "Punch", "Vulnerability" },
    deck = { "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" }, discard = {} },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch", "Punch", "Punch", "Punch", "Vulnerability" },
    deck = { "Punch", "Punch", "Punch", "Vulnerability", "Vulnerability" }, discard = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
main_deck { "Steel", "Aquaman" } -- two cards: the game will be short

local function three(who)
  who:plays "Punch" who:plays "Punch" who:plays "Punch"
end
three(ann) ann:plays "Punch"
ann:buys "Flight"
ann:buys "Escape"
ann:ends_turn()
expect(line_up):is { "Fair Play", "War Cry", "Black Adam", "Steel", "Aquaman" }
three(ben) ben:plays "Punch"
ben:buys "Breakthrough"                  -- leaves no gap
ben:ends_turn()
expect(game):goes_on()
three(ann)
ann:buys "Steel"
ann:ends_turn()

expect(game):is_over()
expect(ann.score):is(4)                  -- Flight 2, Escape 1, Steel 1
expect(ben.score):is(0)
expect(ann):won()
expect(ben):did_not_win()
ruling {
  en = "The third turn leaves a gap that the empty main deck cannot fill; everybody counts all cards, and Ann wins by 4 to 0.",
  fr = "Le troisième tour laisse un vide que le deck commun épuisé ne peut combler ; chacun compte toutes ses cartes, et Ann gagne par 4 à 0.",
}
