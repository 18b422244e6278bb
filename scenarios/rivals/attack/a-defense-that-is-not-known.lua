scenario "A printed Defense of which nobody knows what it does" {
  game     = "rivals",
  question = {
    en = "I am attacked and hold the printed Batarang, which has a Defense. May I avoid the Attack with it here?",
    fr = "On m'attaque et j'ai la vraie carte Batarang, qui a une Défense. Puis-je éviter l'Attaque avec elle ici ?",
  },
  shows    = { "rivals.attack.may-avoid", "rivals.card.batarang" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws" } },
  { "Ben", character = "The Joker 9", hand = { "Batarang", "Umbrella" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:plays "Cardboard Claws"
expect(log):has("Batarang", "is not offered")
expect(ben):must_choose { "defends with Umbrella", "declines" }
refused(function() ben:defends "Batarang" end, "rivals.card.batarang")
ben:declines()
ruling {
  en = "At your table yes. Here nobody knows what else it says, so it is named and not offered; a script that declares its Defense lets you use it.",
  fr = "À votre table, oui. Ici personne ne sait ce qu'elle dit d'autre : elle est nommée et n'est pas proposée ; un script qui en déclare la Défense le permet.",
}
