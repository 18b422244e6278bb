scenario "Bizarro's Weakness comes before Steve Trevor's two cards" {
  game     = "forever-evil",
  question = {
    en = "I am Bizarro, my draw pile and discard pile are empty, and I destroy Steve Trevor. Do I gain my Weakness first and then draw it, or draw nothing?",
    fr = "Je suis Bizarro, ma pioche et ma défausse sont vides, et je détruis Steve Trevor. Est-ce que je gagne d'abord ma Faiblesse pour la piocher, ou est-ce que je ne pioche rien ?",
  },
  shows    = { "fe.amb.own-trigger-order", "fe.card.bizarro", "fe.card.steve-trevor" },
}

local ann, ben = players {
  { "Ann", character = "Bizarro",    hand = { "Deathstorm", "Steve Trevor", "Kick" }, deck = {}, discard = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Deathstorm"
ann:destroys "Steve Trevor"
expect(ann):must_choose { "discards Kick", "discards Weakness" }   -- the Weakness has been drawn
ann:discards "Weakness"

expect(ann.hand):is { "Kick" }
expect(ann.discard):is { "Weakness" }
ruling {
  en = "You gain it first: of two things that wait, your Super-Villain comes first. The new discard pile is shuffled, and you draw the Weakness.",
  fr = "Vous la gagnez d'abord : de deux effets en attente, celui du Super-Vilain passe en premier. La défausse est mélangée et vous piochez la Faiblesse.",
}
