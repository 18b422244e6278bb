scenario "No bonus for a Weakness when none are left" {
  game     = "metal",
  question = {
    en = "Phoenix Cannon lets me gain a Weakness for more. The stack is empty. Do I get it for nothing?",
    fr = "Le Canon Phénix me laisse gagner une Faiblesse pour avoir plus. La pile est vide. L'ai-je pour rien ?",
  },
  shows    = { "metal.weakness.no-free-bonus" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Red Ledger", "Punch" } },
  { "Ben", character = "Plastic Man (oversized)", hand = {} },
}
stacks { weakness = 0 }
ann:plays "Red Ledger"
expect(ann.power):is(0)
ann:plays "Punch"                -- nothing is asked
expect(ann.power):is(1)

ruling {
  en = "No. Without a Weakness to gain, the bonus is not to be had.",
  fr = "Non. Sans Faiblesse à gagner, le bonus n'est pas à prendre.",
}
