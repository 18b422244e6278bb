// A closer look at a card: everything that is known of it, in a dialog.

import { button, el } from "./dom";
import { known } from "./engine";
import { say } from "./language";
import type { Lies } from "./messages";
import { word } from "./words";

/** Shows a card in a dialog; what else can be done with it stands below. */
export function look(lies: Lies, at: HTMLElement, ...acts: HTMLElement[]): void {
  const told = lies.card ? known.cards.get(lies.card) : undefined;
  const dialog = el("dialog", "look");
  const heading = el("h3", "", told ? say(told.name) : say(lies.veil));
  heading.id = "looked";
  dialog.setAttribute("aria-labelledby", heading.id);
  dialog.append(heading);
  const facts = el("dl");
  const fact = (name: string, value: string): void => facts.append(el("div", "", el("dt", "", name), el("dd", "", value)));
  for (const n of [...(lies.values ?? []), ...(lies.tokens ?? [])]) fact(say(n.name), String(n.n));
  for (const m of lies.marks ?? []) fact(say(m), "✓");
  for (const [name, value] of told?.facts ?? []) fact(say(name), say(value));
  dialog.append(facts, ...acts);
  if (told) {
    window.refereePlace?.(told.id, (href) => {
      const all = el("a", "", word("allOfIt"));
      all.href = href;
      facts.after(el("p", "", all));
    }, told.game);
  }
  const close = (): void => {
    dialog.close();
    dialog.remove();
    at.focus();
  };
  for (const act of acts) act.addEventListener("click", close);
  dialog.append(button(word("close"), close));
  dialog.addEventListener("cancel", close);
  dialog.addEventListener("click", (e) => {
    if (e.target === dialog) close();
  });
  document.body.append(dialog);
  dialog.showModal();
}
