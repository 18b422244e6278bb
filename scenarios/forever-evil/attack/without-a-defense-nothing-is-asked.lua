scenario "Without a Defense in hand the Attack simply happens" {
  game     = "forever-evil",
  question = {
    en = "I hold no Defense when I am attacked; my only ones lie in my deck and my discard pile. Do I get to do anything?",
    fr = "On m'attaque et je n'ai aucune Défense en main, seulement dans ma pioche et ma défausse. Puis-je faire quelque chose ?",
  },
  shows    = { "fe.attack.hits-undefended" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Bizarro Power" } },
  { "Ben", character = "Deathstroke", hand = { "Punch" }, deck = { "Stargirl" }, discard = { "Commissioner Gordon" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }

ann:plays "Bizarro Power"
expect(ann):must_choose { "buys Kick", "ends the turn" }   -- nothing waits for Ben
expect(ben.discard):in_order { "Weakness", "Commissioner Gordon" }
expect(ben.deck):is { "Stargirl" }
ruling {
  en = "No. Ben suffers the Attack at once, without any question.",
  fr = "Non. Ben subit l'Attaque aussitôt, sans qu'on lui demande rien.",
}
