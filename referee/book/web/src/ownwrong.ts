// What is wrong with a set-up, shown where it is said.

import { button, el } from "./dom";
import { say } from "./language";
import { wrongNote } from "./live";
import type { OnCard, PlaceWord, Text, Wrong } from "./messages";
import { keyOf } from "./owndraft";
import { own } from "./ownwords";

/** A mistake, and by what the entry is found that makes it; empty where it is none. */
export interface Mistake {
  wrong: Wrong;
  key: string;
}

/** What the form tells of a mistake, and does with it. */
export interface Mending {
  place(m: Mistake): string; // where it is, in short
  says(on: OnCard): string;
  settings(m: Mistake): readonly PlaceWord[]; // what may be chosen otherwise, as it says
  mend(m: Mistake, on: OnCard): void; // lays it on the card
}

/** The mistakes of a form. They are shown anew whenever the form is; the focus stays where it is, unless somebody wants
 * to play. */
export class Mistakes {
  private all: readonly Mistake[] = [];
  private listed = false; // somebody wanted to play: they are listed until there are none

  constructor(private readonly form: HTMLElement, private readonly asks: Mending) {}

  /** Takes what is wrong now, and gives what is to be told of it: the first that was not there before. Where somebody
   * wants to play the focus goes there, and tells it. */
  take(all: readonly Mistake[], played: boolean): Text | undefined {
    const before = new Set(this.all.map((m) => say(m.wrong.says)));
    this.all = all;
    this.listed = all.length > 0 && (this.listed || played);
    this.show();
    if (played) {
      this.form.querySelector<HTMLElement>(".mistakes button, .refused[tabindex]")?.focus();
      return undefined;
    }
    return all.find((m) => !before.has(say(m.wrong.says)))?.wrong.says;
  }

  /** Shows each mistake at its entry, and what is no entry's below all of them. */
  show(): void {
    for (const old of this.form.querySelectorAll(".refused, .mistakes")) old.remove();
    for (const chip of this.form.querySelectorAll(".laidCard.wrong")) chip.classList.remove("wrong");
    const below = el("div");
    this.all.forEach((m, i) => {
      const at = m.key ? this.form.querySelector(`[data-entry="${CSS.escape(m.key)}"]`) : null;
      const note = wrongNote(m.wrong);
      note.classList.add("refused");
      note.id = "refused" + String(i);
      if (m.wrong.mends?.length) note.append(this.mends(m, m.wrong.mends));
      for (const w of this.asks.settings(m)) {
        note.append(el("p", "", button(say(w.name), () => this.go(keyOf({ word: w.word, seat: -1 })), "near")));
      }
      if (!at) note.tabIndex = -1;
      (at ?? below).append(note);
      if (m.wrong.card) at?.querySelectorAll(".laidCard")[m.wrong.card - 1]?.classList.add("wrong");
    });
    const tools = this.form.querySelector(".tools.last");
    tools?.before(...below.childNodes);
    if (this.listed && this.all.some((m) => m.key)) tools?.before(this.list());
  }

  /** What may be laid on a card, so that it is refused no more. */
  private mends(m: Mistake, mends: readonly OnCard[]): HTMLElement {
    return el("p", "", own("withIt") + " ", ...mends.map((on) =>
      button(this.asks.says(on), () => this.asks.mend(m, on), "near")));
  }

  /** The way to each entry that is refused. What is wrong with it stands there. */
  private list(): HTMLElement {
    const heading = el("p", "", own("mistakes")), links = el("ul");
    heading.id = "mistakes";
    this.all.forEach((m, i) => {
      if (!m.key) return;
      const link = button(this.asks.place(m), () => this.go(m.key), "near");
      link.setAttribute("aria-describedby", "refused" + String(i));
      links.append(el("li", "", link));
    });
    const out = el("div", "mistakes bad", heading, links);
    out.setAttribute("role", "group");
    out.setAttribute("aria-labelledby", heading.id);
    return out;
  }

  /** Goes to an entry. */
  private go(key: string): void {
    const at = key ? this.form.querySelector<HTMLElement>(`[data-entry="${CSS.escape(key)}"]`) : null;
    at?.closest("details")?.setAttribute("open", "");
    at?.scrollIntoView({ block: "center" });
    const field = at?.matches(".entry") ? at : at?.querySelector<HTMLElement>("input, select");
    field?.focus();
  }
}
