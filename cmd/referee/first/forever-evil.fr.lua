-- Un scénario, c'est une question posée aux règles, une table où elle se pose, et la décision.
-- Il se lit de haut en bas : ce qui arrive d'abord est écrit d'abord.
--
--   son journal :                         referee run NAME
--   pour l'accepter, une fois correct :   referee test --update NAME

scenario "TITLE" {
  game     = "forever-evil",
  -- La question, comme un joueur la poserait, dans les deux langues.
  question = {
    en = "I have just bought a Kick. Where does it go?",
    fr = "Je viens d'acheter un Coup de Pied. Où va-t-il ?",
  },
  -- Les clauses sur lesquelles repose la décision ; « referee clause » les énumère toutes.
  shows    = { "fe.buy.to-discard" },
}

-- Qui est à la table, et ce qui y compte. Tout le reste est distribué d'après un nombre fixe.
local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Coup de Poing", "Coup de Poing", "Coup de Poing", "Vulnérabilité" } },
  { "Ben", character = "Sinestro" },
}

-- Ce qui se passe. Si une ligne n'est pas permise, l'erreur dit pourquoi, et lesquelles le sont.
ann:plays "Coup de Poing"
ann:plays "Coup de Poing"
ann:plays "Coup de Poing"
ann:buys "Coup de Pied"

-- Ce qui doit être vrai maintenant.
expect(ann.discard):is { "Coup de Pied" }
expect(ann.power):is(0)

-- La décision, comme vous la diriez à la table.
ruling {
  en = "Into your discard pile, at once.",
  fr = "Dans votre défausse, aussitôt.",
}
