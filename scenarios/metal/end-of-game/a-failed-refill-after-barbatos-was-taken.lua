scenario "A failed refill after Barbatos was taken away undefeated" {
  game     = "metal",
  question = {
    en = "A card let me gain Barbatos, so that nobody defeated him, and now the Line-Up cannot be filled. Is it over because of him?",
    fr = "Une carte m'a fait gagner Barbatos, que personne n'a donc vaincu, et la réserve ne peut plus être remplie. Est-ce fini à cause de lui ?",
  },
  shows    = { "metal.game-end.no-refill", "metal.amb.super-villain-leaves-otherwise" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Butterfly Net" }, power = 2, deck = 5, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
captured { "Batman" }
line_up { "Steel", "Flight", "Escape", "Dream", "Aquaman" }
super_villains { "Barbatos" }
main_deck {}

ann:plays "Butterfly Net"
ann:buys "Flight"
ann:ends_turn()
expect(game):is_over()
expect(log):has("the game is over", "by", "metal.game-end.no-refill")
expect(log):has_no("the game is over", "by", "metal.amb.barbatos-end-step")
ruling {
  en = "No, because of the Line-Up alone. He ends the game only where somebody has defeated him, and you gained him.",
  fr = "Non, à cause de la réserve seule. Il ne met fin à la partie que si quelqu'un l'a vaincu, et vous l'avez gagné.",
}
