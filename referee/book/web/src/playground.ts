// The playground: a script that is played as one types.

import { button, el } from "./dom";
import { engine, isMissing } from "./engine";
import { lang, spoken } from "./language";
import { linked, linkTo } from "./link";
import type { Reply } from "./messages";
import { gameOf, wordsOf, wordsSetOff } from "./playground-complete";
import { Editor } from "./playground-editor";
import { type Acts, faulty, linesOf, LogView, otherwise, verdict } from "./playground-result";
import { tell } from "./playground-says";
import { word } from "./words";

/** How long nobody types until the script is played, in milliseconds. */
const pause = 250;

/** Where the text is kept from one visit to the next, and how much of it at most, in letters. */
const key = "referee-playground";
const mostKept = 200_000;

function kept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // pages that are opened as files may have no such place
  }
}

function keep(text: string): void {
  try {
    if (text.length <= mostKept) localStorage.setItem(key, text);
  } catch {
    // then it is not kept
  }
}

/** A table at which nothing has been laid out. */
function blank(game: string): string {
  return `scenario ${JSON.stringify(tell("blank"))} { game = ${JSON.stringify(game)} }\n` +
    'local ann, ben = players { { "Ann" }, { "Ben" } }\nbegin()\n';
}

/** A scenario that was opened by its name, and the log it gave then, by language. */
interface Opened {
  name: string;
  source: string;
  logs: string[];
}

class Playground {
  private readonly acts: Acts = {
    go: (line) => this.editor.go(line),
    write: (line, text) => this.editor.write(line, text),
  };
  private readonly editor: Editor;
  private readonly log: LogView;
  private readonly note = el("div", "note");
  private readonly result = el("div", "verdict");
  private readonly compared = el("p", "q");
  private readonly logHead = el("div", "tools");
  private readonly tools = el("div", "tools");
  private readonly hint = el("p", "q");
  private readonly english = el("input");
  private readonly englishSays = el("span");

  private opened: Opened | null = null;
  private reply: Reply = { id: 0 };
  private begun = false; // something has been played, or should have been
  private game: string | null = null; // of which the words are set off
  private timer = 0;
  private playing = false;
  private again = false;

  constructor(root: HTMLElement) {
    const place = el("div", "editor");
    this.editor = new Editor(place, { changed: () => this.changed(), moved: (line) => this.log.point(line) });
    this.log = new LogView(this.acts);
    this.note.setAttribute("role", "status");
    this.result.setAttribute("role", "status");
    this.english.type = "checkbox";
    this.english.addEventListener("change", () => void this.run());
    root.replaceChildren(el("div", "write", this.tools, this.note, place, this.hint),
      el("div", "read", this.result, this.logHead, this.compared, this.log.root));
    spoken(() => this.speak());
    window.addEventListener("hashchange", () => void this.follow());
    void this.follow();
  }

  /** Says everything in the language of the page. */
  private speak(): void {
    this.editor.speak();
    this.tools.replaceChildren(button(tell("link"), () => void this.copy()), button(tell("open"), () => void this.open()),
      button(tell("download"), () => this.download()));
    this.hint.textContent = tell("leaves");
    this.englishSays.textContent = " " + tell("english");
    const label = el("label", "", this.english, this.englishSays);
    label.hidden = lang() === 0;
    this.logHead.replaceChildren(el("h2", "", tell("log")), label, el("small", "", tell("jump")));
    this.note.replaceChildren();
    if (this.begun) void this.run();
  }

  /** Takes the script that the address names, or else what was written last. */
  private async follow(): Promise<void> {
    const said = new URLSearchParams(location.hash.slice(1));
    const name = said.get("name"), game = said.get("blank");
    this.note.replaceChildren();
    const link = await linked();
    if (name) return this.openNamed(name);
    if (game) return this.take(blank(game));
    if (link && typeof link === "object") return this.take(link.script);
    const text = kept();
    if (text) this.take(text);
    else {
      const first = document.querySelector<HTMLAnchorElement>("#examples a")?.hash ?? "";
      await this.openNamed(new URLSearchParams(first.slice(1)).get("name") ?? "");
    }
    if (link) this.note.append(el("p", "bad", word(link)));
  }

  private async openNamed(name: string): Promise<void> {
    if (!name) return this.take(blank("forever-evil"));
    try {
      const reply = await engine.ask({ do: "script", name });
      if (reply.script === undefined) this.note.replaceChildren(el("p", "bad", tell("unknown") + " " + name));
      else this.take(reply.script, { name, source: reply.script, logs: [] });
    } catch (wrong) {
      this.failed(wrong);
    }
  }

  /** Lays a script into the editor and plays it. */
  private take(text: string, opened: Opened | null = null): void {
    this.opened = opened;
    this.editor.text = text;
    void this.run();
  }

  private changed(): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.run(), pause);
  }

  /** Plays the script. While one is played, one more may wait: that of the newest text. */
  private async run(): Promise<void> {
    window.clearTimeout(this.timer);
    if (this.playing) {
      this.again = true;
      return;
    }
    this.playing = true;
    try {
      do {
        this.again = false;
        await this.play(this.editor.text);
      } while (this.again);
    } catch (wrong) {
      this.failed(wrong);
    } finally {
      this.playing = false;
      this.begun = true;
    }
  }

  private async play(text: string): Promise<void> {
    keep(text);
    const n = lang() === 1 && !this.english.checked ? 1 : 0;
    const slow = window.setTimeout(() => {
      this.result.replaceChildren(el("p", "q", this.begun ? tell("runs") : word("loading")));
    }, pause);
    const reply = await engine.ask({ do: "run", script: text.trim() ? text : "\n", name: this.opened?.name, n })
      .finally(() => window.clearTimeout(slow));
    const before = await this.before(n);
    if (this.again) return;
    this.reply = reply;
    this.show(before);
    void this.setOff(gameOf(text));
  }

  /** The log that a scenario gave when it was opened, in a language. */
  private async before(n: number): Promise<string | undefined> {
    const of = this.opened;
    if (of) of.logs[n] ??= (await engine.ask({ do: "run", script: of.source, name: of.name, n })).verdict?.log ?? "";
    return of?.logs[n];
  }

  /** Sets off the words of the game of the script. */
  private async setOff(game: string): Promise<void> {
    if (game === this.game) return;
    const words = await wordsOf(game);
    if (!words) return;
    this.game = game;
    this.editor.setOff(wordsSetOff(words));
  }

  private show(before: string | undefined): void {
    const { wrong, verdict: came } = this.reply;
    this.result.replaceChildren(...verdict(this.reply, this.acts));
    this.editor.mark(wrong ? { ...wrong, note: () => faulty(wrong, this.acts) } : null);
    const log = came?.log ?? "";
    const other = before === undefined ? { fresh: new Set<number>(), gone: 0 } : otherwise(linesOf(before), linesOf(log));
    this.logHead.hidden = log === "";
    this.log.show(log, came?.lines ?? [], other.fresh);
    this.compared.hidden = before === undefined || log === "";
    this.compared.textContent = before === log ? tell("same") :
      `${tell("otherwise")} ${other.fresh.size} ${tell("fresh")}, ${other.gone} ${tell("gone")}`;
  }

  private failed(wrong: unknown): void {
    const says = isMissing(wrong) ? word("missing") : `${word("broken")}: ${String(wrong)}`;
    this.result.replaceChildren(el("p", "bad", says));
    this.editor.mark(null);
  }

  private async copy(): Promise<void> {
    const link = await linkTo({ script: this.editor.text }, "playground.html");
    try {
      await navigator.clipboard.writeText(link);
      this.note.replaceChildren(el("p", "good", tell("copied")));
    } catch {
      const area = el("textarea");
      area.value = link;
      area.readOnly = true;
      area.setAttribute("aria-label", tell("linkIs"));
      this.note.replaceChildren(area);
      area.select();
    }
  }

  private async open(): Promise<void> {
    location.href = await linkTo({ script: this.editor.text });
  }

  private download(): void {
    const a = el("a");
    a.href = URL.createObjectURL(new Blob([this.editor.text], { type: "text/x-lua" }));
    a.download = (this.opened?.name.replace(/^.*\//, "") ?? "scenario") + ".lua";
    a.click();
    URL.revokeObjectURL(a.href);
  }
}

const root = document.getElementById("playground");
if (root) new Playground(root);
