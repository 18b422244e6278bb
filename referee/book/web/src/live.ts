// A table at which somebody plays: the legal answers to tap, undo, why not, and what was played as a script or a link.

import { behind, draw, type Parts } from "./board";
import { clauseList } from "./clauses";
import { button, el } from "./dom";
import { engine } from "./engine";
import { lang, line, say } from "./language";
import { linkTo } from "./link";
import { look } from "./look";
import type { Lies, Live, Reply, Step, Wrong } from "./messages";
import { word } from "./words";

/** Tells why something is not done. What is legal instead is told as lines of a script, by an element of the page. */
export function wrongNote(wrong: Wrong, line: (says: string) => HTMLElement = (l) => el("code", "", l)): HTMLElement {
  const out = el("div", "bad", el("p", "", say(wrong.says)));
  if (wrong.hint) out.append(el("p", "", say(wrong.hint)));
  const clauses = clauseList(wrong.clauses);
  if (clauses) out.append(clauses);
  if (wrong.legal?.length) {
    out.append(el("p", "", word("instead")), el("ul", "", ...wrong.legal.map((l) => el("li", "", line(say(l))))));
  }
  return out;
}

/** A live table that is shown in an element. */
export class LiveTable {
  private live: Live = { at: 0, of: 0, stands: [] };
  private parts: Parts = new Map();
  private note: HTMLElement | null = null;
  private busy = false;

  /** @param extra further buttons of the page */
  constructor(private readonly root: HTMLElement, private readonly extra: () => HTMLElement[]) {}

  /** Shows what a reply tells of the table. */
  take(reply: Reply): void {
    this.note = reply.wrong ? wrongNote(reply.wrong) : null;
    if (reply.live) {
      this.live = reply.live;
      if (reply.live.begin) this.parts = behind(new Map(), reply.live.begin);
      for (const s of reply.live.steps ?? []) this.parts = behind(this.parts, s.frame);
      this.parts = behind(this.parts, reply.live.rest);
    }
    this.show();
  }

  private async ask(request: Parameters<typeof engine.ask>[0]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.take(await engine.ask(request));
    } catch (wrong) {
      this.root.replaceChildren(el("p", "bad", word("broken") + ": " + String(wrong)));
    } finally {
      this.busy = false;
    }
  }

  undo(): void {
    if (this.live.at > 0) void this.ask({ do: "go", n: this.live.at - 1 });
  }

  redo(): void {
    if (this.live.at < this.live.of) void this.ask({ do: "go", n: this.live.at + 1 });
  }

  /** Draws the table anew, also when the language is switched. */
  show(): void {
    const steps = this.live.steps ?? [];
    const about = steps.reduce<Step | null>((all, s) => ({
      says: s.says,
      cards: [...(all?.cards ?? []), ...(s.cards ?? [])],
      places: [...(all?.places ?? []), ...(s.places ?? [])],
    }), null);
    const tools = el("p", "tools", button("↶ " + word("undo"), () => this.undo()),
      button("↷ " + word("redo"), () => this.redo()), ...this.extra(),
      button(word("link"), () => void this.copy(true)), button(word("copy"), () => void this.copy(false)));
    const focused = document.activeElement?.getAttribute("data-answer");
    this.root.replaceChildren(tools, this.happened(steps), this.note ?? "", this.question(), this.whyNot(),
      draw(this.parts, about, (c, at) => this.looked(c, at)));
    if (focused) this.root.querySelector<HTMLElement>("[data-answer]")?.focus();
  }

  private happened(steps: readonly Step[]): HTMLElement {
    const out = el("ol", "happened");
    out.setAttribute("aria-live", "polite");
    for (const s of steps) {
      const more = clauseList(s.clauses);
      const told = more ? el("details", "", el("summary", "", line(s.says)), more) : line(s.says);
      const li = el("li", "d" + Math.min(s.depth ?? 0, 6), told);
      out.append(li);
    }
    for (const t of this.live.took ?? []) out.append(el("li", "q", word("byItself") + " " + say(t.says)));
    return out;
  }

  private answers(of?: number): HTMLElement[] {
    const q = this.live.question;
    return (q?.answers ?? []).flatMap((a, i) => {
      if (of !== undefined && a.card !== of) return [];
      const b = button(say(a.says), () => void this.ask({ do: "give", n: i }), "answer");
      b.dataset.answer = String(i);
      b.title = say(a.line);
      return [b];
    });
  }

  private question(): HTMLElement {
    const q = this.live.question;
    if (!q) {
      const waits = this.live.stands.some(Boolean);
      if (!waits) return el("p", "asks", word("over"));
      return el("p", "asks", say(this.live.stands), " ",
        button(word("onward"), () => void this.ask({ do: "onward" })));
    }
    const clauses = clauseList(q.clauses);
    return el("section", "asks", el("h3", "", say(q.asks)), el("div", "answers", ...this.answers()),
      clauses ? el("details", "", el("summary", "", "§"), clauses) : null);
  }

  private whyNot(): HTMLElement {
    const box = el("input");
    box.placeholder = word("whyHint");
    box.setAttribute("aria-label", word("why"));
    const form = el("form", "why", el("label", "", word("why"), " ", box), button(word("ask"), () => form.requestSubmit()));
    form.addEventListener("submit", (e) => {
      e.preventDefault();
      const said = box.value.trim();
      if (!said) return;
      void engine.ask({ do: "why", said }).then((reply) => {
        this.note = reply.wrong ? wrongNote(reply.wrong) : el("p", "good", word("legal") + " " + said);
        this.show();
      });
    });
    return form;
  }

  private looked(card: Lies, at: HTMLElement): void {
    look(card, at, ...this.answers(card.id));
  }

  private async copy(asLink: boolean): Promise<void> {
    const reply = await engine.ask({ do: "script", n: lang() });
    if (reply.wrong) return this.take(reply);
    const script = reply.script ?? "";
    const text = asLink ? await linkTo(script) : script;
    try {
      await navigator.clipboard.writeText(text);
      this.note = el("p", "good", word("copied"));
    } catch {
      const area = el("textarea");
      area.value = text;
      area.readOnly = true;
      area.setAttribute("aria-label", asLink ? word("link") : word("copy"));
      this.note = area;
    }
    this.show();
    this.root.querySelector("textarea")?.select();
  }
}
