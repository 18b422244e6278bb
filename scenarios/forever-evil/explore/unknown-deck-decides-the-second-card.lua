scenario "What an unknown deck can and cannot give" {
  game     = "forever-evil",
  question = {
    en = "My deck is a Kick, two Punches and a Vulnerability in an order nobody knows. Can Johnny Quick make Stargirl affordable?",
    fr = "Ma pioche est faite d'un Coup de Pied, de deux Coups de Poing et d'une Vulnérabilité, dans un ordre inconnu. Johnny Quick peut-il rendre Star Girl abordable ?",
  },
  shows    = { "fe.card.johnny-quick", "fe.buy.combined-cost" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Johnny Quick", "Punch", "Punch" }, deck = { "Vulnerability", "Punch", "Punch", "Kick" }, discard = {} },
  { "Ben", character = "Sinestro" },
}
line_up { "Stargirl", "Power Girl", "Constructs of Fear", "Pandora", "Power Armor" }

possible { that(ann):may("buys", "Stargirl"), within = "this turn", any_order_of = ann.deck }
never { that(ann):may("buys", "Power Girl"), within = "this turn", any_order_of = ann.deck }

-- In the order that the deck really has, a Vulnerability comes, and it is not enough.
never { that(ann):may("buys", "Stargirl"), within = "this turn" }
ann:plays "Johnny Quick"
ann:plays "Punch"
ann:plays "Punch"

refused(function() ann:buys "Stargirl" end, "fe.buy.combined-cost")
expect(ann.power):is(2)
ruling {
  en = "Only if the Kick lies on top: then you reach Power 4. Power 5 is out of reach in every order.",
  fr = "Seulement si le Coup de Pied est au-dessus : vous atteignez alors Pouvoir 4. Pouvoir 5 est hors d'atteinte dans tous les ordres.",
}
