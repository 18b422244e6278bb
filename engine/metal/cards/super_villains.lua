-- The Super-Villains. They never enter a deck, and what they would do there is nothing. What is not said here of their First Appearance Attacks and Rewards is not known.
all { pile = "boss", type = "Villain", unknown = true }

card "The Devastator" { cost = 9, vp = 8, keywords = { "first_appearance", "reward" } }

card "The Merciless" { fr = "L'Impitoyable", cost = 9, vp = 7, keywords = { "first_appearance", "reward" } }

card "The Murder Machine" { fr = "Murder Machine", cost = 9, vp = 6, keywords = { "first_appearance", "reward" } }

card "The Dawnbreaker" { cost = 11, vp = 8, keywords = { "first_appearance", "reward" } }

card "The Drowned" { fr = "La Noyée", cost = 11, vp = 8, keywords = { "first_appearance", "reward" } }

card "The Red Death" { cost = 11, vp = 9, keywords = { "first_appearance", "reward" } }

card "Barbatos" { fr = "Barbatos", cost = 14, vp = 10, hook = "last_of_stack", keywords = { "first_appearance", "reward" },
  reward = {
    says = { "You destroy each Weakness of your discard pile, or else each Weakness of your score pile.",
      "Vous détruisez chaque Faiblesse de votre défausse, ou bien chaque Faiblesse de votre pile de score." },
    choose_one{ destroy(each{ discard_pile, name = "Weakness" }), destroy(each{ score_pile, name = "Weakness" }):cites "metal.amb.score-pile-ownership" }:under "metal.cards.barbatos-reward",
    destroy(each{ discard_pile, name = "Weakness" }):unless "metal.cards.barbatos-reward",
    destroy(each{ score_pile, name = "Weakness" }):unless "metal.cards.barbatos-reward",
    cites = "metal.cards.barbatos-reward" } }
