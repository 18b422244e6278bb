scenario "One order of playing and buying gets both cards" {
  game     = "forever-evil",
  question = {
    en = "I hold Giganta and three Punches. Is there an order of playing and buying that gets me both Stargirl and a Kick?",
    fr = "J'ai Giganta et trois Coups de Poing. Y a-t-il un ordre pour jouer et acheter qui me donne à la fois Star Girl et un Coup de Pied ?",
  },
  shows    = { "fe.card.giganta", "fe.buy.combined-cost" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Giganta", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro" },
}
line_up { "Stargirl", "Superwoman", "Ultraman", "Firestorm Matrix", "Constructs of Fear" }

possible { that(ann.discard):has "Stargirl", that(ann.discard):has "Kick", within = "this turn" }

-- Too early: a Kick in the discard pile makes Giganta worth 2, and nothing mends that this turn.
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:buys "Kick"
never { that(ann.discard):has "Stargirl", within = "this turn" }
ann:plays "Giganta"

expect(ann.power):is(2)
expect(ann):may_not("buys", "Stargirl")
ruling {
  en = "Yes: play Giganta for 4 while no cheap card lies in your discard pile, and buy afterwards. If you buy the Kick first, no order gets Stargirl as well.",
  fr = "Oui : jouez Giganta pour 4 tant qu'aucune carte bon marché n'est dans votre défausse, puis achetez. Si vous achetez d'abord le Coup de Pied, aucun ordre ne donne aussi Star Girl.",
}
