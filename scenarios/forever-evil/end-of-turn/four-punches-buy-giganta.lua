scenario "Four Punches and a Vulnerability buy Giganta" {
  game     = "forever-evil",
  question = {
    en = "My first hand is four Punches and a Vulnerability. Is that enough for Giganta, and where does she go?",
    fr = "Ma première main : quatre Coups de Poing et une Vulnérabilité. Cela suffit-il pour Giganta, et où va-t-elle ?",
  },
  shows    = { "fe.end-turn.sample-turn" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "Punch", "Punch", "Punch", "Vulnerability" }, discard = {} },
  { "Ben", character = "Sinestro" },
}
line_up { "Giganta", "Catwoman", "Man-Bat", "Stargirl", "Broadsword" }

ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Vulnerability"
expect(ann.power):is(3)                   -- the Vulnerability adds nothing
expect(ann):may_not("buys", "Giganta")
ann:plays "Punch"
ann:buys "Giganta"

expect(ann.discard):is { "Giganta" }
expect(ann.power):is(0)
ruling {
  en = "Yes: four Punches are 4 Power, just her cost; the Vulnerability gives none. Giganta goes to your discard pile.",
  fr = "Oui : quatre Coups de Poing font 4 de Puissance, juste son coût ; la Vulnérabilité n'en donne pas. Giganta va dans votre défausse.",
}
