scenario "Superman plays destroyed Super Powers of any cost" {
  game     = "forever-evil",
  question = {
    en = "Superman plays destroyed Super Powers. Does a destroyed Kick count, and does it return to its stack afterwards?",
    fr = "Superman joue des Super-Pouvoirs détruits. Un Coup de Pied détruit compte-t-il, et revient-il ensuite dans sa pile ?",
  },
  shows    = { "fe.card.superman" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Superman" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
destroyed { "Kick", "Invulnerable", "Cosmic Staff" }
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }
main_deck { "Steel" }
stacks { kick = 15 }

ann:plays "Superman"
expect(ann):must_choose { "plays Kick", "plays Invulnerable", "declines" }
ann:plays "Kick"
ann:plays "Invulnerable"
ann:chooses "Kick"                      -- the first to go under the main deck

expect(ann.power):is(3)                 -- 2 by the Kick, 1 by Invulnerable, no +4 beside them
expect(main_deck):is { "Steel", "Kick", "Invulnerable" }
expect(main_deck):top "Steel"
expect(kick):count(15)
ruling {
  en = "A Kick is a Super Power and may be played. Like the others it then goes under the main deck, not to its stack.",
  fr = "Un Coup de Pied est un Super-Pouvoir et peut être joué. Comme les autres, il va ensuite sous le deck commun, pas dans sa pile.",
}
