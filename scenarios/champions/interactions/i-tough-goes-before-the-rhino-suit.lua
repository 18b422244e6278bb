scenario "Tough is spent before the Armored Rhino Suit, and the suit takes any amount" {
  game     = "champions",
  question = {
    en = "Rhino is Tough and wears his armored suit. I hit him for 2, then for 8. What stops what, and does the damage beyond 5 reach Rhino?",
    fr = "Rhino est Tenace et porte son costume blindé. Je le frappe pour 2, puis pour 8. Qu'est-ce qui arrête quoi, et les dégâts au-delà de 5 atteignent-ils Rhino ?",
  },
  shows    = { "mc.status.priority", "mc.status.tough", "mc.replacement.timing", "mc.card.armored-rhino-suit" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Swinging Web Kick", "Genius", "Backflip" } },
}
villain { { "Rhino I", tough = true, with = { "Armored Rhino Suit" } } }

ann:attacks_with "Spider-Man"
expect(villain:tough "Rhino"):is(0)
expect(attachments:damage "Armored Rhino Suit"):is(0)
ann:plays "Swinging Web Kick"
ann:pays_with "Genius"

expect(villain:damage "Rhino"):is(0)
expect(attachments):is_empty()
expect(encounter_discard):has "Armored Rhino Suit"
ruling {
  en = "The Tough card stops the first hit, as status cards act before other abilities. The suit takes all 8 of the second and is discarded; nothing passes on to Rhino.",
  fr = "La carte Tenace arrête le premier coup, car les cartes d'état agissent avant les autres capacités. Le costume prend les 8 dégâts du second et est défaussé ; rien ne passe à Rhino.",
}
