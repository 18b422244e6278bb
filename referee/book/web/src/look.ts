// A closer look, in a dialog: everything that is known of a card, or all the cards of a pile.

import { button, el } from "./dom";
import { known } from "./engine";
import { say } from "./language";
import type { Lies, Num } from "./messages";
import { word } from "./words";

/** Shows a dialog over what was pressed, and gives what closes it. */
export function dialog(says: string, at: HTMLElement, ...kids: HTMLElement[]): () => void {
  const heading = el("h3", "", says);
  heading.id = "looked";
  const out = el("dialog", "look", heading, ...kids);
  out.setAttribute("aria-labelledby", heading.id);
  const close = (): void => {
    out.close();
    out.remove();
    at.focus();
  };
  out.append(button(word("close"), close));
  out.addEventListener("cancel", close);
  out.addEventListener("click", (e) => {
    if (e.target === out) close();
  });
  document.body.append(out);
  out.showModal();
  return close;
}

/** The printed number of which a value is worked out. */
export function printedFor(value: Num): string {
  return (value.printed ?? value.name)[0] ?? "";
}

/** Shows a card in a dialog; what else can be done with it stands below. */
export function look(lies: Lies, at: HTMLElement, ...acts: HTMLElement[]): void {
  const told = lies.card ? known.cards.get(lies.card) : undefined;
  const facts = el("dl");
  const fact = (name: string, value: string): void => {
    facts.append(el("div", "", el("dt", "", name), el("dd", "", value)));
  };
  const worked = lies.values ?? [];
  for (const n of [...worked, ...(lies.tokens ?? [])]) fact(say(n.name), String(n.n));
  for (const m of lies.marks ?? []) fact(say(m), "✓");
  for (const [name, value] of told?.facts ?? []) {
    const now = worked.filter((v) => printedFor(v) === name[0]);
    if (now.some((v) => String(v.n) === say(value))) continue;
    fact(now.length ? `${say(name)} (${word("printed")})` : say(name), say(value));
  }
  const unsaid = told?.unknown ? [el("p", "", word("unsaidLong"))] : [];
  const close = dialog(told ? say(told.name) : say(lies.veil), at, ...unsaid, facts, ...acts);
  if (told) {
    window.refereePlace?.(told.id, (href) => {
      const all = el("a", "", word("allOfIt"));
      all.href = href;
      facts.after(el("p", "", all));
    }, told.game);
  }
  for (const act of acts) act.addEventListener("click", close);
}
