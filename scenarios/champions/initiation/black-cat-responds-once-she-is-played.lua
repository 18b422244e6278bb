scenario "A response to playing a card comes right after the last step" {
  game     = "champions",
  question = {
    en = "I play Black Cat, who discards two cards from my deck after I play her. When does that happen?",
    fr = "Je joue Black Cat, qui défausse deux cartes de mon deck après que je l'ai jouée. Quand cela a-t-il lieu ?",
  },
  shows    = { "mc.initiation.response-any-step" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Black Cat", "Energy" }, deck_top = { "Genius", "Backflip" } },
}
villain { "Rhino I" }

ann:plays "Black Cat"

expect(ann.in_play):is { "Black Cat" }
expect(ann.hand):is { "Genius" }
expect(ann.discard):is { "Backflip", "Energy" }
ruling {
  en = "As soon as she has been played and is in play: Genius and Backflip are discarded, and Genius, which has a mental resource, comes to hand.",
  fr = "Dès qu'elle a été jouée et se trouve en jeu : Génie et Salto Arrière sont défaussés, et Génie, qui a une ressource mentale, vient en main.",
}
