scenario "A player who was eliminated before is dealt nothing" {
  game     = "champions",
  at       = "villain phase, step 3",
  question = {
    en = "Ben has been eliminated in an earlier round. Is an encounter card dealt to him?",
    fr = "Ben a été éliminé lors d'un round précédent. Reçoit-il une carte Rencontre ?",
  },
  shows    = { "mc.villain-phase.3-deal", "mc.amb.eliminated-in-phase" },
}

local ann, ben, cleo = players {
  { "Ann",  character = "Spider-Man" },
  { "Ben",  character = "She-Hulk", eliminated = true },
  { "Cleo", character = "Captain Marvel" },
}
encounter_deck { "Advance", "Advance", "Assault", "Assault" }

until_step "villain phase, step 4"
expect(ann.dealt):count(1)
expect(ben.dealt):is_empty()
expect(cleo.dealt):count(1)
expect(ben.eliminated):is(1)
ruling {
  en = "No. Only Ann and Cleo are dealt one each.",
  fr = "Non. Seules Ann et Cleo en reçoivent une chacune.",
}
