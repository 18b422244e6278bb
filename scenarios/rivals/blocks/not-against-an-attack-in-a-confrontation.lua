scenario "Not even in a Confrontation does a Block avoid an Attack" {
  game     = "rivals",
  question = {
    en = "Ann confronts me and plays an Attack before she is done. May I block at that moment, and does the Block avoid the Attack?",
    fr = "Ann me confronte et joue une Attaque avant d'avoir fini. Puis-je bloquer à ce moment, et le Blocage évite-t-il l'Attaque ?",
  },
  shows    = { "rivals.confront.attacks-allowed", "rivals.block.after-the-attacker" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws", "Punch" }, power = 8 },
  { "Ben", character = "The Joker 9", hand = { "Chalk Line", "Wooden Buckler" } },
}
line_up { "Superman", "Killing Joke", "The Bat-Signal", "Ra's al Ghul", "Laughing Gas" }

ann:confronts()
ann:plays "Cardboard Claws"
refused(function() ben:blocks "Chalk Line" end, "rivals.block.only-in-confrontation")
ben:declines()
expect(ben.discard):is { "Weakness" }
ann:hands_over()
ben:blocks "Chalk Line"                   -- now is the time: 9 against 12
expect(ben.character):is { "The Joker 9" }
ruling {
  en = "Neither. You wait until she is done; then your Block raises the cost, and the Attack has hit you long before.",
  fr = "Ni l'un ni l'autre. Vous attendez qu'elle ait fini ; votre Blocage relève alors le coût, et l'Attaque vous a touché bien avant.",
}
