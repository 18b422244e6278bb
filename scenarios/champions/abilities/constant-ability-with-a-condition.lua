scenario "A conditional constant ability works only while the condition holds" {
  game     = "champions",
  question = {
    en = "Captain Marvel wears her Helmet and I play Cosmic Flight, which I give up when Rhino hits her. What is her DEF along the way?",
    fr = "Captain Marvel porte son Casque et je joue Vol Cosmique, que je sacrifie quand Rhino la frappe. Que vaut sa DEF au fil de tout cela ?",
  },
  shows    = { "mc.gain-stat.reverts" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Cosmic Flight", "Genius" }, in_play = { "Captain Marvel's Helmet" }, deck_top = { "Energy", "Haymaker", "Strength", "The Power of Leadership", "The Power of Leadership" } },
}
villain { "Rhino I" }
encounter_deck:on_top { "Shocker", "Hydra Mercenary" }

expect(ann.identity:def "Captain Marvel"):is(2)
ann:plays "Cosmic Flight"
expect(ann.identity:def "Captain Marvel"):is(3)
ann:ends_turn()
ann:declines()
ann:uses "Cosmic Flight"
expect(ann.identity:damage "Captain Marvel"):is(1)
expect(ann.identity:def "Captain Marvel"):is(2)
ruling {
  en = "2, then 3 as long as Cosmic Flight makes her Aerial, then 2 again as soon as it is discarded.",
  fr = "2, puis 3 tant que Vol Cosmique la rend Aérienne, puis de nouveau 2 dès qu'il est défaussé.",
}
