scenario "The pictured Defense works in two ways" {
  game     = "forever-evil", edition = "fr",
  question = {
    en = "I am attacked and hold Invulnerable. Must I discard it, or can I keep it?",
    fr = "On m'attaque et j'ai Invulnérable en main. Dois-je le défausser, ou puis-je le garder ?",
  },
  shows    = { "fe.types.figure-invulnerable" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Bizarro Power" }, deck = {} },
  { "Ben", character = "Deathstroke", hand = { "Invulnerable" }, deck = {}, discard = { "Vulnerability" } },
}
line_up { "Happy Harbor", "Man-Bat", "Cold Gun", "Insanity", "Giganta" }

ann:plays "Bizarro Power"
ben:defends "Invulnerable"
expect(ben):must_choose { "chooses discard it", "chooses destroy a Vulnerability" }
ben:chooses "destroy a Vulnerability"
expect(ben.hand):is { "Invulnerable" }
expect(ben.discard):is_empty()                   -- no Weakness: the Attack was avoided
expect(destroyed):is { "Vulnerability" }
ruling {
  en = "You may keep it by destroying a Vulnerability from your hand or discard pile; otherwise you discard it.",
  fr = "Vous pouvez le garder en détruisant une Vulnérabilité prise dans votre main ou votre défausse ; sinon vous le défaussez.",
}
