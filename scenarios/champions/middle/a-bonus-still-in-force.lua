scenario "Lead from the Front is still in force" {
  game     = "champions",
  question = {
    en = "I have played Lead from the Front for myself this phase, and Vision has raised his ATK. What are their values now, and when the villain phase comes?",
    fr = "J'ai joué Commander en Première Ligne pour moi dans cette phase, et Vision a augmenté son ATQ. Que valent-ils maintenant, et quand vient la phase du méchant ?",
  },
  shows    = { "mc.lasting-effect.expires-first" },
}

local ann = players {
  { "Ann", character = "Captain Marvel", hand = {}, in_play = { { "Vision", atk_raised = true } },
    discard = { { "Lead from the Front", in_force = true } }, deck = { "Energy", "Genius", "Strength", "Emergency", "First Aid", "Haymaker" } },
}
expect(ann.identity:atk "Captain Marvel"):is(3)
expect(ann.in_play:atk "Vision"):is(5)
expect(ann.in_play:thw "Vision"):is(2)
until_step "villain phase, step 1"
ann:ends_turn()
expect(ann.identity:atk "Captain Marvel"):is(2)
expect(ann.in_play:atk "Vision"):is(2)
ruling {
  en = "Captain Marvel has ATK 3, Vision ATK 5 and THW 2, until the player phase ends.",
  fr = "Captain Marvel a ATQ 3, Vision ATQ 5 et CTR 2, jusqu'à la fin de la phase des joueurs.",
}
