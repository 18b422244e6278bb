scenario "No starting card or Weakness in the Line-Up" {
  game     = "forever-evil",
  question = {
    en = "We found a Weakness and a Punch among the five cards for sale. Can that come about in a game?",
    fr = "Nous avons trouvé une Faiblesse et un Coup de Poing parmi les cinq cartes à vendre. Est-ce possible dans une partie ?",
  },
  shows    = { "fe.stacks.weakness-source", "fe.setup.starting-deck" },
}

local ann, ben = players { { "Ann", hand = { "Punch" } }, { "Ben" } }
refused(function()
  line_up { "Weakness" }
  begin()
end, "fe.stacks.weakness-source")
refused(function()
  line_up { "Punch" }
  begin()
end, "fe.setup.starting-deck")
refused(function()
  main_deck:on_top { "Vulnerability" }
  begin()
end, "fe.setup.starting-deck")
line_up { "Kick", "Batman" }                 -- these two can be put under the main deck, and come up again
expect(line_up):has "Kick"
ruling {
  en = "No. Weaknesses come from their stack, Punches from the starting decks, and no text puts a card of cost 0 into the main deck.",
  fr = "Non. Les Faiblesses viennent de leur pile, les Coups de Poing des decks de départ, et aucun texte ne met une carte de coût 0 dans le deck commun.",
}
