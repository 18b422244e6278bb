scenario "A Defense protects nobody but the player who uses it" {
  game     = "forever-evil",
  question = {
    en = "Ben avoids the Attack on all of us. Does that stop it for me, who cannot defend?",
    fr = "Ben évite l'Attaque qui nous vise tous. Est-elle annulée pour moi aussi, qui ne peux pas me défendre ?",
  },
  shows    = { "fe.attack.only-self", "fe.attack.hits-undefended" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Bizarro Power" } },
  { "Ben", character = "Sinestro",    hand = { "Commissioner Gordon" } },
  { "Cy",  character = "Deathstroke", hand = { "Punch" } },
}

ann:plays "Bizarro Power"
ben:defends "Commissioner Gordon"

expect(ben.discard):is { "Commissioner Gordon" }
expect(cy.discard):is { "Weakness" }
ruling {
  en = "No. Ben is safe, Cy gains a Weakness all the same.",
  fr = "Non. Ben est à l'abri, Cy gagne quand même une Faiblesse.",
}
