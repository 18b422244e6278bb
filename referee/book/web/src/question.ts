// The page of a question: its scenario step by step on a drawn table, left where something else could have been done.

import { behind, draw, type Parts } from "./board";
import { clauseList } from "./clauses";
import { button, el } from "./dom";
import { engine, here } from "./engine";
import { onKeys, onSwipe } from "./keys";
import { colon, line, quoted, say, spoken } from "./language";
import { fragment, linked, note } from "./link";
import { LiveTable, wrongNote } from "./live";
import { look } from "./look";
import type { Reply, Request, Step, Story } from "./messages";
import { troubled } from "./trouble";
import { word } from "./words";

/** A line of the log as it stands in the page, and the steps of which it tells. */
interface Line {
  li: HTMLElement;
  from: number;
  to: number;
}

/** The lines of the log. One that ends with ×3 tells of three steps, and one of an answer with its event of two. */
function linesOfLog(): Line[] {
  let to = 0;
  return [...document.querySelectorAll<HTMLElement>(".g li")].map((li) => {
    const from = to;
    const times = / ×(\d+)$/.exec(li.querySelector("p")?.textContent?.trim() ?? "")?.[1];
    to += times ? Number(times) : li.classList.contains("z") ? 2 : 1;
    return { li, from, to };
  });
}

/** The number of a step, as an address says it. */
const number = /^\d{1,9}$/;

class Stepper {
  private at = 0; // 0 is the beginning, 1 behind the first step
  private readonly stands: Parts[];
  private readonly steps: readonly Step[];
  private readonly lines: readonly Line[];
  private left: LiveTable | null = null;
  private opening: Promise<void> = Promise.resolve(); // what the address asked for until now
  private leaving = false; // a table beside the record is on its way
  private was: LiveTable | null = null; // what was played beside the record until one came back to it
  private unfolded = matchMedia("(min-width: 40rem)").matches; // the clauses of a step: on a phone the table comes first
  private why: (() => HTMLElement) | null = null; // why the line was not left, or is not where the address says
  private readonly status = el("p", "unseen");
  private readonly recorded = el("div", "q"); // below the ruling, while something else is played
  private readonly body = el("div", "steps");
  private readonly lesson = new URLSearchParams(); // of which the page is a step, as the address says it

  constructor(private readonly root: HTMLElement, private readonly story: Story) {
    this.steps = story.steps ?? [];
    let parts = behind(new Map(), story.begin);
    this.stands = [parts];
    for (const s of this.steps) {
      parts = behind(parts, s.frame);
      this.stands.push(parts);
    }
    this.lines = linesOfLog();
    for (const l of this.lines) {
      l.li.addEventListener("click", (e) => {
        if ((e.target as Element).closest("a")) return;
        e.stopPropagation();
        this.go(l.from + 1);
      });
    }
    onKeys({
      ArrowRight: () => this.left ? this.left.redo() : this.go(this.at + 1),
      ArrowLeft: () => this.left ? this.left.undo() : this.go(this.at - 1),
      Home: () => this.go(0),
      End: () => this.go(this.steps.length),
      Escape: () => this.left?.fold() || this.back(),
    }, root);
    onSwipe(root, () => this.left ? this.left.redo() : this.go(this.at + 1),
      () => this.left ? this.left.undo() : this.go(this.at - 1));
    for (const key of ["lesson", "step"]) {
      const said = fragment().get(key);
      if (said !== null) this.lesson.set(key, said);
    }
    this.status.setAttribute("role", "status");
    document.querySelector("section.r")?.append(this.recorded);
    root.replaceChildren(this.status, this.body);
    spoken(() => {
      this.recorded.textContent = word("recorded");
      if (this.left) this.left.show();
      else this.show();
    });
    this.beside();
    window.addEventListener("hashchange", () => void this.open());
  }

  /** Goes to where the address says. It may change while that is on its way: one follows the other. */
  open(): Promise<void> {
    this.opening = this.opening.then(() => this.opens());
    return this.opening;
  }

  /** Goes to a step of the record, or to what was played beside it. */
  private async opens(): Promise<void> {
    const said = fragment(), at = said.get("at");
    if (location.hash && at === null && !said.has("t") && !said.has("lesson")) return; // a place in the page
    const to = number.test(at ?? "") ? Number(at) : 0;
    this.at = Math.min(to, this.steps.length);
    const there = at === null || (to === this.at && number.test(at));
    this.why = there ? null : () => el("p", "bad", `${word("noStep")} ${quoted(at.slice(0, 20))}. ${word("nearest")}`);
    const link = await linked();
    if (link === null) this.record();
    else if (typeof link === "string") this.refuses(() => el("p", "bad", word(link)));
    else await this.plays({ do: "open", script: link.script, resume: true });
  }

  private go(to: number): void {
    if (this.left || this.leaving || to < 0 || to > this.steps.length) return;
    this.at = to;
    this.why = null;
    this.note();
    this.show();
    this.follow();
  }

  /** Notes in the address what is seen: a step, and what is played beside it. */
  private note(): void {
    const left = this.left, at = this.at;
    note(async () => this.says(at, await left?.fragment() ?? ""));
  }

  /** The fragment of a step, and of what is played beside it. */
  private says(at: number, played: string): string {
    const says = new URLSearchParams(this.lesson);
    if (at > 0) says.set("at", String(at));
    return [says.toString(), played].filter(Boolean).join("&");
  }

  /** Brings what the step is about into sight, and of a table that is out of sight its beginning. */
  private follow(): void {
    const at = this.root.getBoundingClientRect();
    if (at.bottom < 0 || at.top > innerHeight) this.root.scrollIntoView();
    this.root.querySelector(".card.hi")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  private show(): void {
    const step = this.at > 0 ? this.steps[this.at - 1] ?? null : null;
    for (const l of this.lines) l.li.classList.toggle("now", l.from < this.at && this.at <= l.to);
    const tool = (says: string, label: string, to: number): HTMLElement => {
      const b = button(says, () => this.go(to), "tool");
      b.disabled = to < 0 || to > this.steps.length || to === this.at;
      b.setAttribute("aria-label", label);
      b.dataset.tool = label;
      return b;
    };
    const focused = (document.activeElement as HTMLElement | null)?.dataset.tool;
    const tools = el("p", "tools", tool("⇤", word("first"), 0), tool("◀", word("back"), this.at - 1),
      el("span", "count", `${this.at} / ${this.steps.length}`), tool("▶", word("on"), this.at + 1),
      tool("⇥", word("last"), this.steps.length));
    if (this.was) tools.append(button(word("resume"), () => this.resume()));
    const says = el("p", "says", step ? line(step.says) : word("begins"));
    if (step?.chosen) says.prepend(el("span", "chip mark", word("reply")), " ");
    if (step?.within) says.prepend(el("span", "chip mark", word("tried")), " ");
    const where = el("div", "where", tools, says);
    this.body.replaceChildren(where, this.told(step), this.drawn(step));
    this.body.style.setProperty("--bar", `${where.offsetHeight}px`); // what gets the focus is not behind it
    const told = step ? line(step.says) : word("begins");
    const heard = step?.chosen ? colon(word("reply"), told) : told;
    if (this.status.textContent !== heard) this.status.textContent = heard;
    if (focused) {
      const again = [...this.body.querySelectorAll<HTMLButtonElement>(".tool")].find((b) => b.dataset.tool === focused);
      (again && !again.disabled ? again : this.body.querySelector<HTMLButtonElement>(".tool:enabled"))?.focus();
    }
  }

  private drawn(step: Step | null): HTMLElement {
    const parts = this.stands[this.at];
    return parts?.has("table") ? draw(parts, step, look) : el("p", "board", word("untold"));
  }

  private told(step: Step | null): HTMLElement {
    const out = el("section", "told");
    if (!step && this.steps.length) out.append(el("p", "q", word("stepOn")));
    const clauses = clauseList(step?.clauses);
    if (clauses) {
      const folded = el("details", "", el("summary", "", `${word("told")} ${step?.clauses?.length ?? 0}`), clauses);
      folded.open = this.unfolded;
      folded.addEventListener("toggle", () => {
        this.unfolded = folded.open;
      });
      out.append(folded);
    }
    if (step?.others?.length) {
      out.append(el("div", "answers", el("span", "", word("or") + " "), ...step.others.map((o, n) => {
        const b = button(say(o.says), () => void this.leave(n), "answer");
        b.title = say(o.line);
        return b;
      })));
    }
    if (this.why) out.append(this.why());
    return out;
  }

  private async leave(n: number): Promise<void> {
    await this.plays({ do: "leave", name: this.story.name, step: this.at - 1, n });
    this.note();
    this.root.querySelector<HTMLElement>(".asks .answer")?.focus({ preventScroll: true });
  }

  /** Opens a table beside the record. */
  private async plays(request: Request): Promise<void> {
    if (this.leaving) return;
    let reply: Reply;
    this.leaving = true;
    try {
      reply = await engine.ask(request);
    } catch (wrong) {
      this.refuses(() => troubled(wrong));
      return;
    } finally {
      this.leaving = false;
    }
    const no = reply.wrong;
    if (no) { // it goes no further: it comes to a card that is not defined, or the script has fixed too much
      this.refuses(() => wrongNote(no));
      return;
    }
    this.left = new LiveTable(this.root, {
      tools: () => [button(word("record"), () => this.back())],
      stood: () => this.note(),
      link: (played) => location.href.replace(/[?#].*/s, "") + "#" + this.says(this.at, played),
    });
    this.was = null;
    this.beside();
    this.left.take(reply);
  }

  /** Tells beside the ruling that it is of the record, as long as something else is played. */
  private beside(): void {
    this.recorded.hidden = !this.left;
  }

  /** Tells why the line is not left, until another step is shown. */
  private refuses(why: () => HTMLElement): void {
    this.why = why;
    this.record();
  }

  /** Shows the record, with the step at which it was left. */
  private record(): void {
    if (this.left) this.root.replaceChildren(this.status, this.body);
    this.left = null;
    this.beside();
    this.show();
  }

  private back(): void {
    if (!this.left) return;
    this.why = null;
    this.was = this.left;
    this.record();
    this.note();
    this.body.querySelector<HTMLElement>(".answers .answer, .tool:enabled")?.focus({ preventScroll: true });
  }

  /** Goes on with what was played beside the record. */
  private resume(): void {
    this.left = this.was;
    this.was = null;
    this.why = null;
    this.beside();
    this.left?.again();
    this.note();
  }
}

/** The scenario of the page: as it says itself, or by the path on which it stands. */
function nameOfPage(): string {
  const said = document.getElementById("script")?.dataset.name;
  if (said) return said;
  const path = location.href.replace(/[?#].*/s, "").slice(here.length); // what stands behind it may be anything
  const [game = "", , ...rest] = decodeURI(path).replace(/\.html$/, "").split("/");
  return [game, ...rest].join("/");
}

/** Puts the script of the scenario below what happens, where it does not stand yet, and behind it the way to change
 * it. */
async function script(name: string): Promise<void> {
  const change = el("a");
  change.href = here + "playground.html#name=" + encodeURIComponent(name).replace(/%2F/g, "/");
  spoken(() => {
    change.textContent = word("change");
  });
  const place = document.getElementById("script");
  if (!(place instanceof HTMLDivElement)) return place?.after(el("p", "", change));
  const reply = await engine.ask({ do: "script", name });
  if (!reply.script) return;
  place.append(el("details", "", el("summary", "", "Script"), el("pre", "", reply.script), el("p", "", change)));
}

/** Puts the table of a question in its place. */
export async function question(root: HTMLElement): Promise<void> {
  root.hidden = false;
  const name = nameOfPage();
  let says: () => Node | string = () => word("loading");
  const waits = el("div", "q");
  root.append(waits);
  const show = (): void => waits.replaceChildren(says());
  spoken(show);
  try {
    const { story, wrong } = await engine.ask({ do: "story", name });
    if (story) {
      await new Stepper(root, story).open();
      await script(name);
      return;
    }
    says = () => wrong ? wrongNote(wrong) : "";
  } catch (wrong) {
    says = () => troubled(wrong);
  }
  show();
}
