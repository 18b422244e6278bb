scenario "An ability is cancelled when it begins, after its cost is paid" {
  game     = "champions",
  question = {
    en = "Hush cancels the abilities of our cards. I use Tac Team: do I keep its counter, as nothing comes of it?",
    fr = "Chut annule les capacités de nos cartes. J'utilise l'Équipe Tactique : son jeton me reste-t-il, puisqu'il n'en résulte rien ?",
  },
  shows    = { "mc.initiation.6-begin" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { { "Tac Team", counters = 3 } } },
}
villain { "Rhino I" }
environments { "Hush" }

ann:uses "Tac Team"

expect(ann.in_play:exhausted "Tac Team"):is(1)
expect(ann.in_play:counters "Tac Team"):is(2)
expect(villain:damage "Rhino"):is(0)
ruling {
  en = "No. The ability begins only after its costs are paid, and that is where it can be cancelled: Tac Team is exhausted and the counter spent for nothing.",
  fr = "Non. La capacité ne commence qu'une fois ses coûts payés, et c'est là qu'elle peut être annulée : l'Équipe Tactique est inclinée et le jeton dépensé pour rien.",
}
