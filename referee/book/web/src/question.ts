// The page of a question: its scenario step by step on a drawn table, left where something else could have been done.

import { behind, draw, type Parts } from "./board";
import { clauseList } from "./clauses";
import { button, el } from "./dom";
import { engine, here, isMissing } from "./engine";
import { onKeys, onSwipe } from "./keys";
import { line, say, spoken } from "./language";
import { LiveTable, wrongNote } from "./live";
import { look } from "./look";
import type { Reply, Step, Story } from "./messages";
import { word } from "./words";

/** A line of the log as it stands in the page, and the steps of which it tells. */
interface Line {
  li: HTMLElement;
  from: number;
  to: number;
}

/** The lines of the log. One that ends with ×3 tells of three steps. */
function linesOfLog(): Line[] {
  let to = 0;
  return [...document.querySelectorAll<HTMLElement>(".g li")].map((li) => {
    const from = to;
    to += Number(/ ×(\d+)$/.exec(li.querySelector("p")?.textContent?.trim() ?? "")?.[1] ?? 1);
    return { li, from, to };
  });
}

class Stepper {
  private at = 0; // 0 is the beginning, 1 behind the first step
  private readonly stands: Parts[];
  private readonly steps: readonly Step[];
  private readonly lines: readonly Line[];
  private left: LiveTable | null = null;
  private unfolded = matchMedia("(min-width: 40rem)").matches; // the clauses of a step: on a phone the table comes first
  private why: (() => HTMLElement) | null = null; // why the line was not left

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
      Escape: () => this.back(),
    });
    onSwipe(root, () => this.left ? this.left.redo() : this.go(this.at + 1),
      () => this.left ? this.left.undo() : this.go(this.at - 1));
    const at = Number(new URLSearchParams(location.hash.slice(1)).get("at"));
    this.at = Number.isInteger(at) ? Math.max(0, Math.min(at, this.steps.length)) : 0;
    spoken(() => this.left ? this.left.show() : this.show());
  }

  private go(to: number): void {
    if (this.left || to < 0 || to > this.steps.length) return;
    this.at = to;
    this.why = null;
    const said = new URLSearchParams(location.hash.slice(1));
    said.set("at", String(to));
    history.replaceState(null, "", "#" + said.toString());
    this.show();
    this.follow();
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
    this.root.replaceChildren(tools, this.told(step), this.drawn(step));
    if (focused) {
      const again = [...this.root.querySelectorAll<HTMLButtonElement>(".tool")].find((b) => b.dataset.tool === focused);
      (again && !again.disabled ? again : this.root.querySelector<HTMLButtonElement>(".tool:enabled"))?.focus();
    }
  }

  private drawn(step: Step | null): HTMLElement {
    const parts = this.stands[this.at];
    return parts?.has("table") ? draw(parts, step, look) : el("p", "board", word("untold"));
  }

  private told(step: Step | null): HTMLElement {
    const out = el("section", "told");
    const says = el("p", "says", step ? line(step.says) : word("begins"));
    says.setAttribute("aria-live", "polite");
    if (step?.within) says.prepend(el("span", "chip mark", word("tried")), " ");
    out.append(says);
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
    let reply: Reply;
    try {
      reply = await engine.ask({ do: "leave", name: this.story.name, step: this.at - 1, n });
    } catch (wrong) {
      this.refuses(() => el("p", "bad", word("broken") + ": " + String(wrong)));
      return;
    }
    const no = reply.wrong;
    if (no) { // the game does not go on from there: it comes to a card that is not defined, or the script has fixed too much
      this.refuses(() => wrongNote(no));
      return;
    }
    this.left = new LiveTable(this.root, { tools: () => [button(word("record"), () => this.back())] });
    this.left.take(reply);
  }

  /** Tells why the line is not left, until another step is shown. */
  private refuses(why: () => HTMLElement): void {
    this.why = why;
    this.show();
  }

  private back(): void {
    if (!this.left) return;
    this.left = null;
    this.show();
  }
}

/** The scenario of the page: as it says itself, or by the path on which it stands. */
function nameOfPage(): string {
  const said = document.getElementById("script")?.dataset.name;
  if (said) return said;
  const [game = "", , ...rest] = decodeURI(location.href.slice(here.length)).replace(/\.html(?:[?#].*)?$/, "").split("/");
  return [game, ...rest].join("/");
}

/** Puts the script of the scenario below what happens, where it does not stand yet, and behind it the way to change it. */
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
  const note = el("p", "q");
  root.append(note);
  let says: "loading" | "missing" | "broken" = "loading", why = "";
  const show = (): void => {
    note.textContent = word(says) + why;
  };
  spoken(show);
  try {
    const reply = await engine.ask({ do: "story", name });
    if (!reply.story) throw new Error(say(reply.wrong?.says));
    note.remove();
    new Stepper(root, reply.story);
    await script(name);
  } catch (wrong) {
    says = isMissing(wrong) ? "missing" : "broken";
    why = isMissing(wrong) ? "" : ": " + String(wrong);
    show();
  }
}
