-- Un scénario, c'est une question posée aux règles, une table où elle se pose, et la décision.
-- Il se lit de haut en bas : ce qui arrive d'abord est écrit d'abord.
--
--   son journal :                         referee run NAME
--   pour l'accepter, une fois correct :   referee test --update NAME

scenario "TITLE" {
  game     = "champions",
  -- La question, comme un joueur la poserait, dans les deux langues.
  question = {
    en = "My hero is ready and I play Uppercut. Does that exhaust her?",
    fr = "Mon héros est redressé et je joue Uppercut. Est-ce que cela l'incline ?",
  },
  -- Les clauses sur lesquelles repose la décision ; « referee clause » les énumère toutes.
  shows    = { "mc.attack.labelled-no-exhaust" },
}

-- Qui est à la table, contre qui, et ce qui y compte. Tout le reste est distribué d'après un nombre fixe.
local ann = players {
  { "Ann", character = "Miss Hulk", hand = { "Uppercut", "Énergie", "Génie", "Force" } },
}
villain { "Rhino I" }

-- Ce qui se passe. Si une ligne n'est pas permise, l'erreur dit pourquoi, et lesquelles le sont.
ann:plays "Uppercut"
ann:pays_with "Énergie"
ann:pays_with "Génie"

-- Ce qui doit être vrai maintenant.
expect(villain:damage "Rhino"):is(5)
expect(ann.identity:exhausted "Miss Hulk"):is(0)

-- La décision, comme vous la diriez à la table.
ruling {
  en = "No. The card makes the attack; only the basic attack exhausts the hero.",
  fr = "Non. C'est la carte qui attaque ; seule l'attaque basique incline le héros.",
}
