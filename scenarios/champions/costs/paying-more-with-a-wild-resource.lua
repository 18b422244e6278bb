scenario "Paying more, with a wild resource among it" {
  game     = "champions",
  question = {
    en = "For Justice! costs 2 and does more if a mental resource is spent. I pay with The Power of Justice and throw in Strength. Do I still say what the wild ones are?",
    fr = "Pour la Justice ! coûte 2 et fait plus si une ressource mentale est dépensée. Je paie avec Le Pouvoir de la Justice et j'ajoute Force. Est-ce que je dis toujours ce que sont les ressources libres ?",
  },
  shows    = { "mc.cost.may-overpay", "mc.wild.declare-type" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "For Justice!", "The Power of Justice", "Strength", "Aunt May" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 5 } }

ann:plays "For Justice!"
ann:pays_with("The Power of Justice", "Strength")
ann:chooses "energy"
ann:chooses "mental"

expect(ann.hand):is { "Aunt May" }
expect(main_scheme:threat "The Break-In!"):is(1)
ruling {
  en = "Yes, for each as it is generated. The 4 threat for the mental one are removed; the physical ones are lost.",
  fr = "Oui, pour chacune au moment où elle est produite. Les 4 menaces grâce à la mentale sont retirées ; les physiques sont perdues.",
}
