scenario "The draw pile runs out in the middle of a draw" {
  game     = "forever-evil",
  question = {
    en = "The Flash lets me draw three, but my draw pile has one card. Do I get only that one, and are The Flash and my played Punch shuffled in?",
    fr = "Flash me fait piocher trois cartes, mais ma pioche n'en a qu'une. N'ai-je que celle-là, et Flash et mon Coup de Poing joué sont-ils mélangés aussi ?",
  },
  shows    = { "fe.shuffle.when-needed" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch", "The Flash", "Vulnerability" }, deck = { "Kick" },
    discard = { "Giganta", "Catwoman", "Stargirl" } },
  { "Ben", character = "Sinestro" },
}
stacks { super_heroes = { "Batman" } }

ann:plays "Punch"
shuffle_gives { "Giganta", "Catwoman" }
ann:plays "The Flash"
expect(ann.hand):is { "Vulnerability", "Kick", "Giganta", "Catwoman" }
ann:discards "Vulnerability"

expect(ann.deck):is { "Stargirl" }        -- three cards were shuffled, two drawn
expect(ann.in_play):is { "Punch", "The Flash" }
expect(ann.discard):is { "Vulnerability" }
ruling {
  en = "You draw that one, shuffle your discard pile and draw the other two; cards in play are not shuffled in.",
  fr = "Vous piochez celle-là, mélangez votre défausse et piochez les deux autres ; les cartes en jeu n'y sont pas.",
}
