scenario "The Power of Justice is worth two for a Justice card only" {
  game     = "champions",
  question = {
    en = "I pay with The Power of Justice. How many resources is it worth?",
    fr = "Je paie avec Le Pouvoir de la Justice. Combien de ressources vaut-il ?",
  },
  shows    = { "mc.resource-card.text-when-used", "mc.card.the-power-of-justice" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Surveillance Team", "Haymaker", "The Power of Justice", "The Power of Justice", "Backflip", "Web-Shooter" } },
}

ann:plays "Surveillance Team"                    -- Justice, cost 2
ann:pays_with "The Power of Justice"
expect(ann.in_play):is { "Surveillance Team" }
ann:plays "Haymaker"                             -- basic, cost 2
ann:pays_with "The Power of Justice"
expect(ann):must_choose { "pays with Backflip", "pays with Web-Shooter" }    -- one resource is still missing
ann:pays_with "Backflip"
expect(ann.hand):is { "Web-Shooter" }
ruling {
  en = "Two wild resources when it pays for a Justice card, one when it pays for any other card.",
  fr = "Deux ressources libres quand il paie une carte Justice, une seule quand il paie une autre carte.",
}
