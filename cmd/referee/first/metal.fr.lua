-- Un scénario, c'est une question posée aux règles, une table où elle se pose, et la décision.
-- Il se lit de haut en bas : ce qui arrive d'abord est écrit d'abord.
--
--   son journal :                         referee run NAME
--   pour l'accepter, une fois correct :   referee test --update NAME

scenario "TITLE" {
  game     = "metal",
  -- La question, comme un joueur la poserait, dans les deux langues.
  question = {
    en = "I play my second Weakness of the turn. What happens?",
    fr = "Je joue ma deuxième Faiblesse du tour. Que se passe-t-il ?",
  },
  -- Les clauses sur lesquelles repose la décision ; « referee clause » les énumère toutes.
  shows    = { "metal.weakness.second-captures" },
}

-- Qui est à la table, et ce qui y compte. Tout le reste est distribué d'après un nombre fixe.
local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Faiblesse", "Faiblesse" } },
  { "Ben", character = "Hal Jordan" },
}
available { "Superman" }

-- Ce qui se passe. Si une ligne n'est pas permise, l'erreur dit pourquoi, et lesquelles le sont.
ann:plays "Faiblesse"
ann:plays "Faiblesse"

-- Ce qui doit être vrai maintenant.
expect(captured):has "Cyborg"
expect(ann.score_pile):is { "Faiblesse" }

-- La décision, comme vous la diriez à la table.
ruling {
  en = "Your Super Hero is Captured, and your turn is over.",
  fr = "Votre Super-Héros est Capturé, et votre tour est terminé.",
}
