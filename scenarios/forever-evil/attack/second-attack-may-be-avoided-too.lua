scenario "A second Attack in the same turn allows another Defense" {
  game     = "forever-evil",
  question = {
    en = "Ann attacks me twice in one turn. I used a Defense against the first Attack: may I use another against the second?",
    fr = "Ann m'attaque deux fois dans le même tour. J'ai déjà utilisé une Défense : ai-je droit à une autre contre la seconde Attaque ?",
  },
  shows    = { "fe.attack.one-defense", "fe.attack.may-avoid" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Bizarro Power", "Bizarro Power" } },
  { "Ben", character = "Deathstroke", hand = { "Commissioner Gordon", "Cosmic Staff" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }
main_deck { "Steel", "Vibe" }

ann:plays "Bizarro Power"
ben:defends "Commissioner Gordon"
refused(function() ben:defends "Cosmic Staff" end, "fe.attack.one-defense")
ann:plays "Bizarro Power"
ben:defends "Cosmic Staff"

expect(ben.hand):is_empty()
expect(ben.discard):is { "Vibe", "Cosmic Staff", "Commissioner Gordon" }   -- Vibe by the Staff, and no Weakness
expect(ann.discard):is { "Weakness", "Weakness" }
ruling {
  en = "Yes. The limit is one Defense per Attack, and the second card played makes a new Attack.",
  fr = "Oui. La limite est d'une Défense par Attaque, et la seconde carte jouée fait une nouvelle Attaque.",
}
