// A table at which somebody plays: the legal answers to tap, undo, why not, and what was played as a script or a link.

import { behind, draw, nameOf, type Parts } from "./board";
import { clauseList } from "./clauses";
import { button, el } from "./dom";
import { engine, isStopped } from "./engine";
import { lang, line, quoted, say } from "./language";
import { linkTo, packed } from "./link";
import { look } from "./look";
import type { Answer, Lies, Live, PlacePart, Reply, Request, SeatPart, Step, Wrong } from "./messages";
import { troubled } from "./trouble";
import { word } from "./words";

/** Tells why something is not done. What is legal instead is told as lines of a script, by an element of the page. */
export function wrongNote(wrong: Wrong, line: (says: string) => HTMLElement = (l) => el("code", "", l)): HTMLElement {
  const out = el("div", "bad", el("p", "", say(wrong.says)));
  if (wrong.hint) out.append(el("p", "", say(wrong.hint)));
  const clauses = clauseList(wrong.clauses);
  if (clauses) out.append(clauses);
  if (wrong.legal?.length) {
    const lines = wrong.legal.map((l) => el("li", "", line(say(l))));
    out.append(el("p", "", word("instead")), el("ul", "", ...lines));
  }
  return out;
}

/** What has happened, an answer and its event as one where the event says the same in as many words or more. */
function joined(steps: readonly Step[]): Step[] {
  const out: Step[] = [];
  for (const s of steps) {
    const answer = s.again ? out.pop() : undefined;
    if (!answer) out.push(s);
    else out.push({ ...s, chosen: true, clauses: [...new Set([...s.clauses ?? [], ...answer.clauses ?? []])] });
  }
  return out;
}

/** What has happened, as it is heard. */
function heard(steps: readonly Step[]): string[] {
  return joined(steps).map((s) => line(s.says));
}

/** What has happened, each thing with its clauses behind it. */
function happened(steps: readonly Step[]): HTMLElement[] {
  return joined(steps).map((s) => {
    const more = clauseList(s.clauses);
    const says = s.chosen ? [el("span", "chip mark", word("reply")), " ", line(s.says)] : [line(s.says)];
    return el("li", "d" + Math.min(s.depth ?? 0, 6), ...more ? [el("details", "", el("summary", "", ...says), more)] : says);
  });
}

/** From how many answers on they are grouped by what is done. */
const many = 8;

/** What an answer does, as its line says it: "plays". */
function verb(a: Answer): string {
  return /^[^\s"(:]+:([^\s"({]+)/.exec(say(a.line))?.[1]?.replaceAll("_", " ") ?? "";
}

/** More than so many things that happen before the first answer are a whole set-up, and folded away. */
const few = 12;

/** How long a question why something may not be done may be, in letters: longer than any line that does one thing. */
const longest = 200;

/** What a page adds to a table. */
interface Extras {
  tools?: () => HTMLElement[]; // further buttons
  draft?: () => unknown; // what a link notes of the set-up
  stood?: () => void; // told whenever the table stands otherwise
  // The address of the table, as a fragment holds it; without it that of a table of one's own.
  link?: (table: string) => string;
}

/** A live table that is shown in an element. */
export class LiveTable {
  private live: Live = { at: 0, of: 0, stands: [] };
  private parts: Parts = new Map();
  private note: () => HTMLElement | null = () => null;
  /** What an answer would bring about. */
  private then: { n: number; steps: readonly Step[]; unseen: boolean } | null = null;
  private all: readonly Step[] | null = null; // what has happened, where somebody wants to see it
  private asked = ""; // what is typed into the question why it may not be done
  private because: () => HTMLElement | null = () => null; // and why
  private says: () => string = () => ""; // what was announced last
  private busy = false; // the table goes on
  private lost = false; // the engine was stopped, and this table went with it
  private readonly before = engine.stopped; // why it had been stopped when the table was opened
  private readonly status = el("p", "unseen");
  private readonly body = el("div");

  constructor(private readonly root: HTMLElement, private readonly extras: Extras) {
    this.status.setAttribute("role", "status");
    root.replaceChildren(this.status, this.body);
  }

  /** Shows the table once more, that has made way for something else. */
  again(): void {
    this.root.replaceChildren(this.status, this.body);
    this.show();
    this.body.querySelector<HTMLElement>(".answer")?.focus({ preventScroll: true });
  }

  /** Folds what an answer would bring about, and says whether that was unfolded. */
  fold(): boolean {
    if (!this.then) return false;
    this.then = null;
    this.show();
    return true;
  }

  /** Shows what a reply tells of the table. */
  take(reply: Reply): void {
    const wrong = reply.wrong;
    this.note = () => wrong ? wrongNote(wrong) : null;
    if (wrong) this.announce(() => say(wrong.says));
    const live = reply.live;
    if (live) {
      this.live = live;
      this.then = null;
      this.because = () => null;
      if (live.begin) this.parts = behind(new Map(), live.begin);
      for (const s of live.steps ?? []) this.parts = behind(this.parts, s.frame);
      this.parts = behind(this.parts, live.rest);
      const steps = this.setUp() ? [] : live.steps ?? [];
      this.announce(() => [...heard(steps), say(live.question?.asks)].join(". "));
    }
    this.show();
    if (live && this.all) void this.log();
    if (live) this.extras.stood?.();
  }

  /** Tells whoever does not see the table, and tells it anew when the language is switched. */
  private announce(says: () => string): void {
    this.says = says;
    this.status.textContent = says();
  }

  /** Says something to the engine and gives its reply; null where it says nothing any more, which is shown. */
  private async say(request: Request): Promise<Reply | null> {
    if (this.lost) return null;
    if (engine.stopped !== this.before) return this.goes(engine.stopped);
    try {
      return await engine.ask(request);
    } catch (wrong) {
      return this.goes(wrong);
    }
  }

  /** Tells that the engine does not answer; where it was stopped, the table is gone with it. */
  private goes(wrong: unknown): null {
    this.lost = isStopped(wrong);
    this.note = () => troubled(wrong);
    this.show();
    return null;
  }

  /** Has the table go on. What is pressed meanwhile is meant of a table that stands no more. */
  private async ask(request: Request): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const reply = await this.say(request);
    this.busy = false;
    if (reply) this.take(reply);
  }

  undo(): void {
    if (this.live.at > 0) void this.ask({ do: "go", n: this.live.at - 1 });
  }

  redo(): void {
    if (this.live.at < this.live.of) void this.ask({ do: "go", n: this.live.at + 1 });
  }

  /** Draws the table anew, also when the language is switched. */
  show(): void {
    if (this.status.textContent !== this.says()) this.announce(this.says);
    const steps = this.live.steps ?? [];
    const about = (this.setUp() ? [] : steps).reduce<Step | null>((all, s) => ({
      says: s.says,
      cards: [...(all?.cards ?? []), ...(s.cards ?? [])],
      places: [...(all?.places ?? []), ...(s.places ?? [])],
    }), null);
    const focused = this.body.querySelector<HTMLElement>(":focus");
    this.body.replaceChildren(this.tools(), this.brought(steps), this.note() ?? "", this.question(),
      draw(this.parts, about, (c, at) => this.looked(c, at)), this.whyNot(), this.record());
    if (focused) this.focus(focused.dataset.key ?? "");
  }

  /** Goes back to what had the focus, or, where that is gone, to the first answer. */
  private focus(key: string): void {
    const keyed = [...this.body.querySelectorAll<HTMLButtonElement>("[data-key]:not(:disabled)")];
    (keyed.find((e) => e.dataset.key === key && !key.startsWith("answer")) ??
      this.body.querySelector<HTMLElement>(".answer") ?? keyed[0])?.focus();
  }

  private tools(): HTMLElement {
    const tool = (key: string, says: string, act: () => void, can = true): HTMLButtonElement => {
      const b = button(says, act);
      b.dataset.key = key;
      b.disabled = !can;
      return b;
    };
    return el("p", "tools", tool("undo", "↶ " + word("undo"), () => this.undo(), this.live.at > 0),
      tool("redo", "↷ " + word("redo"), () => this.redo(), this.live.at < this.live.of),
      ...(this.extras.tools?.() ?? []),
      tool("link", word("link"), () => void this.copy(true)), tool("copy", word("copy"), () => void this.copy(false)));
  }

  /** Whether a whole set-up has been played, and nothing else yet. */
  private setUp(): boolean {
    return this.live.at === 0 && (this.live.steps?.length ?? 0) > few;
  }

  private brought(steps: readonly Step[]): HTMLElement {
    const out = el("ol", "happened", ...happened(steps));
    for (const t of this.live.took ?? []) out.append(el("li", "q", word("byItself") + " " + say(t.says)));
    return this.setUp() ? el("details", "", el("summary", "", word("setUp")), out) : out;
  }

  /** All that has happened so far, folded away. */
  private record(): HTMLElement {
    const out = el("details", "record", el("summary", "", word("all")));
    out.open = this.all !== null;
    if (this.all) out.append(el("ol", "happened", ...happened(this.all)));
    out.addEventListener("toggle", () => {
      if (out.open === (this.all !== null)) return;
      this.all = null;
      if (out.open) void this.log();
    });
    (out.firstChild as HTMLElement).dataset.key = "record";
    return out;
  }

  private async log(): Promise<void> {
    const reply = await this.say({ do: "log" });
    if (!reply) return;
    this.all = reply.log ?? [];
    this.show();
  }

  private answer(a: Answer, n: number): HTMLElement {
    const b = button(say(a.says), () => void this.ask({ do: "give", n }), "answer");
    b.dataset.key = "answer" + n;
    b.title = say(a.line);
    return b;
  }

  /** An answer, and a small button that tells what it would bring about. */
  private choice(a: Answer, n: number): HTMLElement {
    const more = button("?", () => void this.foresee(n), "then");
    more.dataset.key = "then" + n;
    more.setAttribute("aria-label", word("whatThen") + " " + say(a.says));
    const told = this.then?.n === n;
    more.setAttribute("aria-expanded", String(told));
    const out = el("span", told ? "choice wide" : "choice", this.answer(a, n), more);
    if (told) {
      const { steps = [], unseen = false } = this.then ?? {};
      if (steps.length) out.append(el("ol", "happened", ...happened(steps)));
      if (unseen || !steps.length) out.append(el("p", "q", word(unseen ? "beyond" : "nothing")));
    }
    return out;
  }

  private async foresee(n: number): Promise<void> {
    if (this.then?.n === n) this.then = null;
    else {
      const reply = await this.say({ do: "comes", n });
      if (!reply) return;
      const steps = reply.comes ?? [], unseen = !!reply.unseen;
      this.then = { n, steps, unseen };
      this.announce(() => [...heard(steps), ...unseen ? [word("beyond")] : []].join(". ") || word("nothing"));
    }
    this.show();
  }

  private choices(all: readonly Answer[]): HTMLElement {
    const groups = new Map<string, HTMLElement[]>();
    const alone = (of: string): boolean => all.length <= many || all.filter((a) => verb(a) === of).length < 2;
    all.forEach((a, n) => {
      const of = alone(verb(a)) ? "" : verb(a);
      groups.set(of, [...(groups.get(of) ?? []), this.choice(a, n)]);
    });
    const others = groups.get("") ?? [];
    groups.delete("");
    return el("div", "groups", ...[...groups].map(([of, answers]) => el("div", "", el("h4", "", of),
      el("div", "answers", ...answers))), el("div", "answers", ...others));
  }

  private question(): HTMLElement {
    const q = this.live.question;
    if (!q) {
      const waits = this.live.stands.some(Boolean);
      if (!waits) return el("p", "asks", word("over"));
      const on = button(word("onward"), () => void this.ask({ do: "onward" }), "answer");
      on.dataset.key = "answer0";
      return el("p", "asks", say(this.live.stands), " ", on);
    }
    const clauses = clauseList(q.clauses);
    return el("section", "asks", el("h3", "", say(q.asks)), this.choices(q.answers),
      clauses ? el("details", "", el("summary", "", word("by")), clauses) : null);
  }

  /** What one might ask: of a card in the hand of whoever decides, or before them, that is no answer now. */
  private example(): string {
    const q = this.live.question, answers = new Set(q?.answers.map((a) => a.card));
    const seat = this.parts.get(`seat ${q?.seat ?? 0}`) as SeatPart | undefined;
    const places = (seat?.places ?? []).map((p) => this.parts.get(p) as PlacePart | undefined);
    const seen = (hand: boolean) => places.filter((p) => !!p?.hand === hand).flatMap((p) => p?.cards ?? [])
      .filter((c) => c.card);
    const held = seen(true), card = held.find((c) => !answers.has(c.id)) ?? held[0];
    if (card) return `${word("forExample")} ${word("plays")} ${nameOf(card)}`;
    const other = seen(false).find((c) => !answers.has(c.id));
    return other ? `${word("forExample")} ${word("uses")} ${nameOf(other)}` : "";
  }

  private whyNot(): HTMLElement {
    const box = el("input");
    box.placeholder = this.example();
    box.dataset.key = "why";
    box.value = this.asked;
    box.autocomplete = "off";
    box.addEventListener("input", () => {
      this.asked = box.value;
    });
    const ask = button(word("ask"), () => form.requestSubmit());
    const form = el("form", "why", el("label", "", word("why"), " ", box), ask);
    form.addEventListener("submit", (e) => {
      e.preventDefault();
      this.because = () => null;
      const said = box.value.trim();
      if (said) void this.why(said);
      else this.reasoned(() => el("p", "q", this.example()), () => this.example());
    });
    return el("section", "", form, this.because() ?? "");
  }

  private async why(said: string): Promise<void> {
    if (said.length > longest) return this.reasoned(() => el("p", "bad", word("whyLong")), () => word("whyLong"));
    const reply = await this.say({ do: "why", said });
    if (!reply) return;
    const wrong = reply.wrong, may = (): string => word("legal") + " " + quoted(reply.may ? say(reply.may) : said);
    // What is legal stands above, as the answers to tap.
    if (wrong) this.reasoned(() => wrongNote({ ...wrong, legal: [] }), () => say(wrong.says));
    else this.reasoned(() => el("p", "good", may()), may);
  }

  /** Tells why something may not be done, or that it may. */
  private reasoned(because: () => HTMLElement, says: () => string): void {
    this.because = because;
    this.announce(says);
    this.show();
  }

  private looked(card: Lies, at: HTMLElement): void {
    const answers = this.live.question?.answers ?? [];
    look(card, at, ...answers.flatMap((a, n) => a.card === card.id ? [this.answer(a, n)] : []));
  }

  private link(script: string): Promise<string> {
    const what = { script, draft: this.extras.draft?.() }, to = this.extras.link;
    return to ? packed(what).then(to) : linkTo(what);
  }

  /** The table as it stands, as a fragment holds it; null where there is none. */
  async fragment(): Promise<string | null> {
    const { script } = await engine.ask({ do: "script", n: lang() });
    return script ? packed({ script, draft: this.extras.draft?.() }) : null;
  }

  private async copy(asLink: boolean): Promise<void> {
    const reply = await this.say({ do: "script", n: lang() });
    if (!reply) return;
    if (reply.wrong) return this.take(reply);
    const script = reply.script ?? "";
    const text = asLink ? await this.link(script) : script;
    let copied = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      copied = false; // a page that is opened as a file may not always
    }
    const q = this.live.question, open = !asLink && q && !q.menu;
    this.note = () => {
      const area = el("textarea", "copied");
      area.value = text;
      area.readOnly = true;
      area.rows = asLink ? 3 : 12;
      area.dataset.key = "copied";
      area.setAttribute("aria-label", word(asLink ? "link" : "copy"));
      return el("div", "good", copied ? el("p", "", word("copied")) : null, area,
        open ? el("p", "q", word("open")) : null);
    };
    this.announce(() => copied ? word("copied") : "");
    this.show();
    if (!copied) this.body.querySelector("textarea")?.select();
  }
}
