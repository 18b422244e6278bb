// What lies on a card of a set-up, and how many of it there are: a dialog.

import { button, el } from "./dom";
import { say } from "./language";
import type { Laid, OnCard, PlaceWord } from "./messages";
import { check, chooser, counter, field } from "./ownfields";
import { own } from "./ownwords";
import { Combobox, lastName, type Option as Choice } from "./combobox";

/** Asks what lies on a card, and calls an act once that is said. Players come as they are noted, with their names. */
export function onCard(laid: Laid, name: string, marks: readonly PlaceWord[], cards: readonly Choice[],
  players: readonly (readonly [string, string])[], one: boolean, done: () => void): void {
  const dialog = el("dialog", "marks"), heading = el("h3", "", name);
  heading.id = "marks";
  dialog.setAttribute("aria-labelledby", heading.id);
  const n = counter(String(laid.n), 1, 99);
  dialog.append(heading);
  if (!one || laid.n > 1) dialog.append(field(own("many"), n));
  const reads: (() => OnCard[])[] = [];
  for (const m of marks) {
    const was = laid.on.filter((o) => o.word === m.word);
    if (m.number) {
      const box = counter(was[0]?.said ?? "", 0, m.most ?? 999);
      dialog.append(field(say(m.name), box));
      reads.push(() => box.value && box.value !== "0" ? [{ word: m.word, said: box.value }] : []);
    } else if (m.yes) {
      let is = was.length > 0;
      dialog.append(check(say(m.name), is, (yes) => (is = yes)));
      reads.push(() => is ? [{ word: m.word, said: "" }] : []);
    } else if (m.cards) {
      const box = new Combobox(() => cards, (chosen, typed) => chosen ? lastName(typed)[0] + say(chosen.name) : typed);
      box.label(say(m.name));
      box.box.value = was.map((o) => o.said).join(", ");
      dialog.append(el("div", "field", el("span", "", say(m.name)), box.root));
      reads.push(() => box.box.value.trim() ? [{ word: m.word, said: box.box.value.trim() }] : []);
    } else {
      let of = was[0]?.said ?? "";
      dialog.append(field(say(m.name), chooser([["", "–"], ...players], of, (p) => (of = p))));
      reads.push(() => of ? [{ word: m.word, said: of }] : []);
    }
  }
  if (!marks.length) dialog.append(el("p", "q", own("bearsNothing")));
  const close = (): void => {
    laid.n = Math.max(1, Math.min(99, Math.floor(Number(n.value)) || 1));
    laid.on = reads.flatMap((read) => read());
    dialog.close();
    dialog.remove();
    done();
  };
  dialog.append(button(own("done"), close));
  dialog.addEventListener("cancel", (e) => {
    e.preventDefault();
    close();
  });
  let pressed = false; // Enter closes once it is let go: what has the focus then would take it for its own
  const enters = (e: KeyboardEvent): boolean => e.key === "Enter" && e.target instanceof HTMLInputElement;
  dialog.addEventListener("keydown", (e) => {
    if (!enters(e) || e.defaultPrevented) return;
    e.preventDefault();
    pressed = true;
  });
  dialog.addEventListener("keyup", (e) => {
    if (pressed && enters(e)) close();
  });
  document.body.append(dialog);
  dialog.showModal();
}
