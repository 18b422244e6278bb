scenario "Gaining from the Line-Up does not reach the stacks" {
  game     = "forever-evil",
  question = {
    en = "Transmutation destroyed my Kick and lets me gain a Line-Up card that costs no more. May I take a Kick from its stack?",
    fr = "Transmutation a détruit mon Coup de Pied et me laisse gagner une carte de la réserve qui ne coûte pas plus. Puis-je prendre un Coup de Pied sur sa pile ?",
  },
  shows    = { "fe.stacks.not-line-up", "fe.gain.free", "fe.gain.to-discard" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Transmutation", "Kick" }, deck = {} },
  { "Ben", character = "Sinestro", hand = {}, deck = {} },
}
line_up { "Happy Harbor", "Man-Bat", "Cold Gun", "Superwoman", "Giganta" }

ann:plays "Transmutation"
-- The Kick is her only other card: it is destroyed without a question.
expect(ann):must_choose { "gains Man-Bat", "gains Cold Gun", "declines" }
refused(function() ann:gains "Kick" end, "fe.stacks.not-line-up")
ann:gains "Man-Bat"
expect(ann.discard):is { "Man-Bat" }
expect(ann.power):is(0)
expect(ann.vp):is(1)
expect(kick):count(15)
ruling {
  en = "No. The stacks are no part of the Line-Up; you may gain a Line-Up card that costs no more, for free.",
  fr = "Non. Les piles ne font pas partie de la réserve ; vous pouvez gagner une carte de la réserve qui ne coûte pas plus, gratuitement.",
}
