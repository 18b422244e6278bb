scenario "The Power of Leadership is not doubled for an ability of Vision" {
  game     = "champions",
  question = {
    en = "I bring Vision back with Make the Call and then want his energy ability. What is The Power of Leadership worth for each of the two?",
    fr = "Je ramène Vision avec Appel de détresse, puis je veux sa capacité à énergie. Que vaut Le Pouvoir du Commandement pour l'un et pour l'autre ?",
  },
  shows    = { "mc.amb.doubled-for-a-card", "mc.card.the-power-of-leadership", "mc.resource-card.text-when-used" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Make the Call", "The Power of Leadership", "The Power of Leadership", "Backflip", "Haymaker" }, discard = { "Vision" } },
}

ann:plays "Make the Call"
ann:chooses "Vision"                         -- his cost is 4
ann:pays_with("The Power of Leadership", "Backflip", "Haymaker")
expect(ann.in_play):is { "Vision" }
expect(log):has(ann, "pays with", "The Power of Leadership", "by", "mc.resource-card.text-when-used")
ann:uses "Vision"
expect(log):has(ann, "pays with", "The Power of Leadership", "by", "mc.amb.doubled-for-a-card")
expect(log):has_no(ann, "pays with", "The Power of Leadership", "by", "mc.cost.excess-lost")
ann:chooses "ATK"
expect(ann.in_play:atk "Vision"):is(4)
ruling {
  en = "Two for Make the Call: what an event asks for is paid while a Leadership card is played. One for the ability, which is no card: that is all Vision wants.",
  fr = "Deux pour Appel de détresse : ce que demande un événement se paie en jouant une carte de Commandement. Une pour la capacité, qui n'est pas une carte : c'est tout ce que veut Vision.",
}
