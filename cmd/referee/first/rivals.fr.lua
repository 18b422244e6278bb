-- Un scénario, c'est une question posée aux règles, une table où elle se pose, et la décision.
-- Il se lit de haut en bas : ce qui arrive d'abord est écrit d'abord.
--
--   son journal :                         referee run NAME
--   pour l'accepter, une fois correct :   referee test --update NAME

scenario "TITLE" {
  game     = "rivals",
  -- La question, comme un joueur la poserait, dans les deux langues.
  question = {
    en = "I confront my opponent with just as much Power as the Character costs. Is it defeated?",
    fr = "Je confronte mon adversaire avec juste autant de Puissance que coûte son Personnage. Est-il vaincu ?",
  },
  -- Les clauses sur lesquelles repose la décision ; « referee clause » les énumère toutes.
  shows    = { "rivals.confront.enough-power" },
}

-- Qui est à la table, et ce qui y compte. Tout le reste est distribué d'après un nombre fixe.
local ann, ben = players {
  { "Ann", character = "Batman 9", hand = { "Coup de Poing" }, power = 8 },
  { "Ben", character = "Le Joker 9", hand = { "Coup de Poing" } },
}

-- Ce qui se passe. Si une ligne n'est pas permise, l'erreur dit pourquoi, et lesquelles le sont.
ann:confronts()
ann:plays "Coup de Poing"
ann:hands_over()

-- Ce qui doit être vrai maintenant.
expect(ann.defeated_characters):is { "Le Joker 9" }

-- La décision, comme vous la diriez à la table.
ruling {
  en = "Yes: as much is enough, unless a Block makes it cost more.",
  fr = "Oui : autant suffit, à moins qu'un Blocage n'augmente le coût.",
}
