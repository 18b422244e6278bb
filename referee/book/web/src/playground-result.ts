// What came of a script: the verdict, and below it the log.

import { button, el } from "./dom";
import { say } from "./language";
import { wrongNote } from "./live";
import type { Reply, Wrong } from "./messages";
import { tell } from "./playground-says";

/** What is done from here in the script. */
export interface Acts {
  go(line: number): void;
  write(line: number, text: string): void;
}

function kind(wrong: Wrong): string {
  return tell(wrong.rules ? "refused" : wrong.expects ? "fails" : "wrong");
}

/** All that is said of what is wrong; each line that is legal instead is a button, which writes it. */
export function faulty(wrong: Wrong, acts: Acts): HTMLElement {
  return wrongNote(wrong, (says) => button(says, () => acts.write(wrong.line ?? 1, says), "legal"));
}

/** What came of a script, in short and with its ruling. */
export function verdict(reply: Reply, acts: Acts): HTMLElement[] {
  const { wrong, verdict: came } = reply;
  if (wrong) {
    const line = wrong.line ?? 0;
    const at = line > 0 ? [", ", button(tell("line") + " " + line, () => acts.go(line), "at")] : [];
    const says = faulty(wrong, acts);
    says.prepend(el("h2", "", kind(wrong), ...at));
    return [says];
  }
  if (!came) return [];
  const n = came.holds;
  const head = n === 0 ? tell("nothing") : `${tell("holds")} ${n} ${tell(n === 1 ? "check" : "checks")}`;
  return [el("div", "r", el("h2", "", head), el("div", "says", say(came.ruling) || came.title))];
}

/** A log as lines. */
export function linesOf(log: string): string[] {
  return log.replace(/\n$/, "").split("\n");
}

/** The lines of a log that an earlier one has not, by their places, and how many of that one are gone. */
export function otherwise(before: readonly string[], now: readonly string[]): { fresh: Set<number>; gone: number } {
  const left = new Map<string, number>();
  for (const l of before) left.set(l, (left.get(l) ?? 0) + 1);
  const fresh = new Set<number>();
  now.forEach((l, i) => {
    const n = left.get(l) ?? 0;
    if (n > 0) left.set(l, n - 1);
    else fresh.add(i);
  });
  return { fresh, gone: before.length - (now.length - fresh.size) };
}

/** The most lines that are shown. */
const most = 2000;

/** A log of which the lines lead to those of the script that have caused them. */
export class LogView {
  readonly root = el("ol", "log");
  private lines: readonly number[] = [];
  private at = 0; // the line of the script of which it is set off what it has caused

  constructor(private readonly acts: Acts) {
    this.root.addEventListener("keydown", (e) => this.step(e));
  }

  show(log: string, lines: readonly number[], fresh: ReadonlySet<number>): void {
    this.lines = lines;
    const says = log ? linesOf(log) : [];
    this.root.replaceChildren(...says.slice(0, most).map((text, i) => this.line(text, lines[i] ?? 0, fresh.has(i))));
    if (says.length > most) this.root.append(el("li", "q", `… ${says.length - most} ${tell("more")}`));
    this.root.querySelector("button")?.removeAttribute("tabindex");
    this.point(this.at);
  }

  private line(text: string, at: number, fresh: boolean): HTMLElement {
    const [, margin = "", says = "", clauses] = /^( *)(.*?)(?: +(\[[^\]]*\]))?$/.exec(text) ?? [];
    const out = el("li", fresh ? "fresh" : "");
    out.style.setProperty("--deep", String(margin.length));
    const cites = clauses ? el("small", "", " " + clauses) : null;
    if (at <= 0) {
      out.append(says || "\u00a0", cites ?? "");
      return out;
    }
    const b = button(says, () => this.acts.go(at));
    b.append(cites ?? "");
    b.title = `${tell("line")} ${at}`;
    b.tabIndex = -1;
    out.append(b);
    return out;
  }

  /** Goes from line to line by the arrows: the list is one stop of the Tab key. */
  private step(e: KeyboardEvent): void {
    const by = { ArrowDown: 1, ArrowUp: -1 }[e.key];
    if (!by) return;
    const all = [...this.root.querySelectorAll("button")];
    const now = all.indexOf(e.target as HTMLButtonElement), next = all[now + by];
    if (now < 0 || !next) return;
    e.preventDefault();
    all[now]?.setAttribute("tabindex", "-1");
    next.removeAttribute("tabindex");
    next.focus();
  }

  /** Sets off what a line of the script has caused. */
  point(line: number): void {
    this.at = line;
    [...this.root.children].forEach((li, i) => li.classList.toggle("now", line > 0 && this.lines[i] === line));
  }
}
