scenario "Lucius Fox: the cost stays without a Confrontation" {
  game     = "rivals",
  question = {
    en = "Ann attacks me on a normal turn and I use Lucius Fox. Is the Attack avoided, and does my Character cost 10?",
    fr = "Ann m'attaque à un tour normal et j'utilise Lucius Fox. L'Attaque est-elle évitée, et mon Personnage coûte-t-il 10 ?",
  },
  shows    = { "rivals.cards.lucius-fox-outside", "rivals.cards.lucius-fox-defense" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws" } },
  { "Ben", character = "The Joker 9", hand = { "Careful Clerk" } },
}

ann:plays "Cardboard Claws"
ben:defends "Careful Clerk"
expect(ben.raised):is(0)
expect(ben.discard):is { "Careful Clerk" }   -- and no Weakness
ruling {
  en = "The Attack is avoided. Adding 1 to the cost does nothing, as nobody confronts you.",
  fr = "L'Attaque est évitée. Ajouter 1 au coût ne fait rien, puisque personne ne vous confronte.",
}
