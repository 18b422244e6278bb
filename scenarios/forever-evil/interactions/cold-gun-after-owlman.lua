scenario "A destroyed frozen card gives its tokens back" {
  game     = "forever-evil",
  question = {
    en = "All six Frozen tokens are placed. Owlman destroys a frozen Equipment in the Line-Up: is there a token for my next Cold Gun now?",
    fr = "Les six jetons Gelé sont posés. Owlman détruit un Équipement gelé de la réserve : y a-t-il maintenant un jeton pour mon prochain Pistolet Réfrigérant ?",
  },
  shows    = { "fe.amb.frozen-tokens", "fe.cards.cold-gun-destroy", "fe.card.owlman" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Cold Gun", "Cold Gun", "Owlman" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
line_up { { "Cosmic Staff", tokens = 3 }, { "Giganta", tokens = 3 }, "Superwoman", "Despero", "Ultraman" }

ann:plays "Cold Gun"                         -- no token is left: nothing is asked
expect(ann.power):is(1)
ann:plays "Owlman"
ann:destroys "Cosmic Staff"
expect(ann.power):is(2)
ann:plays "Cold Gun"
ann:chooses "Superwoman"

expect(line_up:tokens "Superwoman"):is(1)
expect(line_up:tokens "Giganta"):is(3)
expect(ann.power):is(3)
ruling {
  en = "Yes. The token does not save the card, and the tokens that lay on it are free again. A Cold Gun played before Owlman finds none.",
  fr = "Oui. Le jeton ne sauve pas la carte, et les jetons qui étaient dessus sont de nouveau libres. Joué avant Owlman, le Pistolet n'en trouve aucun.",
}
