scenario "Black Manta buys a Hero for the Bad Guys" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "Two teams: I am Black Manta of the Bad Guys and buy Power Girl. May I put her under my deck?",
    fr = "En équipes : je suis Black Manta, un méchant, et j'achète Power Girl. Puis-je la mettre sous ma pioche ?",
  },
  shows    = { "fe.variant.never-in-deck", "fe.variant.bad-hero-bounty" },
}

local ann, ben = players {
  { "Ann", character = "Black Manta", hand = { "Kick" }, power = 8, deck = { "Punch" }, discard = {} },
  { "Ben", hand = {}, deck = {}, discard = {} },
}
line_up { "Power Girl", "Mallet", "Cold Gun", "Insanity", "Steel" }

ann:buys "Power Girl"                        -- nothing is asked: she never comes into the deck of a Bad Guy
expect(ann.vp):is(2)
expect(destroyed):is { "Power Girl" }
expect(log):has(ann, "destroys", "Power Girl", "from", ann.discard)
ann:buys "Cold Gun"
ann:uses "Black Manta"                       -- any other card may
expect(ann.deck):in_order { "Punch", "Cold Gun" }
ruling {
  en = "No. A Hero is never in your deck: you gain her VP as tokens and destroy her. Other cards of the Line-Up may go there.",
  fr = "Non. Un Héros n'est jamais dans votre deck : vous gagnez ses PV en jetons et la détruisez. D'autres cartes de la réserve peuvent y aller.",
}
