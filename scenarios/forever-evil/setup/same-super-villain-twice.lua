scenario "Two players cannot be the same Super-Villain" {
  game     = "forever-evil",
  question = {
    en = "We both want to be Sinestro. Is that allowed?",
    fr = "Nous voulons tous les deux être Sinestro. Est-ce permis ?",
  },
  shows    = { "fe.setup.one-villain-each", "fe.setup.choose-villain" },
}

refused(function()
  players { { "Ann", character = "Sinestro" }, { "Ben", character = "Sinestro" } }
  begin()
end, "fe.setup.one-villain-each")
ruling {
  en = "No. There is one Sinestro in the box; one of you has to take another Super-Villain.",
  fr = "Non. Il n'y a qu'un Sinestro dans la boîte ; l'un de vous doit prendre un autre Super-Vilain.",
}
