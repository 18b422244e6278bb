// What is wrong with a set-up, shown where it is said.

import { button, el } from "./dom";
import { say } from "./language";
import { wrongNote } from "./live";
import type { Wrong } from "./messages";
import { own } from "./ownwords";

/** A mistake, and by what the entry is found that makes it; empty where it is none. */
export interface Mistake {
  wrong: Wrong;
  key: string;
}

/** The mistakes of a form. They are shown anew whenever the form is; the focus stays where it is, unless somebody wants
 * to play. */
export class Mistakes {
  private all: readonly Mistake[] = [];
  private listed = false; // somebody wanted to play: they are listed until there are none

  constructor(private readonly form: HTMLElement) {}

  /** Takes what is wrong now, and gives what is to be told of it: the first that was not there before. */
  take(all: readonly Mistake[], played: boolean): string {
    const before = new Set(this.all.map((m) => say(m.wrong.says)));
    this.all = all;
    this.listed = all.length > 0 && (this.listed || played);
    this.show();
    if (played) this.form.querySelector<HTMLElement>(".mistakes button")?.focus();
    return say(all.find((m) => !before.has(say(m.wrong.says)))?.wrong.says);
  }

  /** Shows each mistake at its entry, and what is no entry's below all of them. */
  show(): void {
    for (const old of this.form.querySelectorAll(".refused, .mistakes")) old.remove();
    for (const chip of this.form.querySelectorAll(".laidCard.wrong")) chip.classList.remove("wrong");
    const below = el("div");
    this.all.forEach((m) => {
      const at = m.key ? this.form.querySelector(`[data-entry="${CSS.escape(m.key)}"]`) : null;
      const note = wrongNote(m.wrong);
      note.classList.add("refused");
      (at ?? below).append(note);
      if (m.wrong.card) at?.querySelectorAll(".laidCard")[m.wrong.card - 1]?.classList.add("wrong");
    });
    const tools = this.form.querySelector(".tools.last");
    tools?.before(...below.childNodes);
    if (this.listed) tools?.before(this.list());
  }

  /** All mistakes, with the way to each. */
  private list(): HTMLElement {
    const out = el("div", "mistakes bad", el("p", "", own("mistakes")), el("ul", "", ...this.all.map((m) =>
      el("li", "", button(say(m.wrong.says), () => this.go(m), "near")))));
    out.setAttribute("role", "alert");
    return out;
  }

  /** Goes to the entry of a mistake. */
  private go(m: Mistake): void {
    const at = m.key ? this.form.querySelector<HTMLElement>(`[data-entry="${CSS.escape(m.key)}"]`) : null;
    at?.closest("details")?.setAttribute("open", "");
    at?.scrollIntoView({ block: "center" });
    const field = at?.matches(".entry") ? at : at?.querySelector<HTMLElement>("input, select");
    field?.focus();
  }
}
