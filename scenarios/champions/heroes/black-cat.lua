scenario "Black Cat fetches the mental cards among the top two" {
  game     = "champions",
  question = {
    en = "I play Black Cat and the two top cards of my deck are Genius and Energy. Where do they end up? And do her thwarts and attacks hurt her alike?",
    fr = "Je joue Black Cat et les deux cartes du dessus de mon deck sont Génie et Énergie. Où vont-elles ? Et contrer la blesse-t-il autant qu'attaquer ?",
  },
  shows    = { "mc.card.black-cat" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Black Cat", "Strength" }, deck_top = { "Genius", "Energy" } },
}
villain { { "Rhino I" } }

ann:plays "Black Cat"
ann:attacks_with "Black Cat"

expect(ann.hand):is { "Genius" }
expect(ann.discard):is { "Energy", "Strength" }
expect(ann.in_play:damage "Black Cat"):is(0)
expect(villain:damage "Rhino I"):is(1)
ruling {
  en = "Genius, a mental card, comes to hand; Energy stays discarded. Attacking costs her nothing: she takes consequential damage only after thwarting.",
  fr = "Génie, carte mentale, rejoint la main ; Énergie reste défaussée. Attaquer ne lui coûte rien : elle ne subit de dégâts consécutifs qu'après avoir contré.",
}
