scenario "A card that is left out cannot be in a deck" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "We put our own main deck together for two teams. May Power Ring be in it, as he is a Villain for the Bad Guys to buy?",
    fr = "Nous composons notre deck commun pour deux équipes. Power Ring peut-il y être, puisque c'est un Vilain que les Méchants achèteraient ?",
  },
  shows    = { "fe.variant.banned" },
}

refused(function()
  players { { "Ann", character = "Lex Luthor" }, { "Ben" } }
  line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }
  main_deck { "Cosmic Staff", "Power Ring" }
  begin()
end, "fe.variant.banned")
ruling {
  en = "No. He is one of the five cards that stay in the box, whatever the rest of your main deck.",
  fr = "Non. Il fait partie des cinq cartes à laisser dans la boîte, quel que soit le reste de votre deck commun.",
}
