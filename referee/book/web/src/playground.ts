// The playground: a script that is played as one types.

import { button, el } from "./dom";
import { engine } from "./engine";
import { colon, lang, quoted, say, spoken } from "./language";
import { linked, linkTo } from "./link";
import type { Reply } from "./messages";
import { fileOf, gameOf, titleOf, wordsOf, wordsSetOff } from "./playground-complete";
import { Editor } from "./playground-editor";
import { headed } from "./playground-place";
import { type Acts, faulty, linesOf, LogView, otherwise, verdict } from "./playground-result";
import { tell } from "./playground-says";
import { troubled } from "./trouble";
import { word } from "./words";

/** How long nobody types until the script is played, in milliseconds. */
const pause = 250;

/** Where the text is kept from one visit to the next, and how much of it at most, in letters. */
const key = "referee-playground", keyAt = key + "-at";
const mostKept = 200_000;

/** What was written last, and behind which # of the address. */
interface Kept {
  text: string;
  at: string;
}

function kept(): Kept | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : { text, at: localStorage.getItem(keyAt) ?? "" };
  } catch {
    return null; // pages that are opened as files may have no such place
  }
}

function keep(text: string): void {
  try {
    if (text.length > mostKept) return;
    localStorage.setItem(key, text);
    localStorage.setItem(keyAt, location.hash);
  } catch {
    // then it is not kept
  }
}

/** Whether somebody has come back to the page, and does not follow a link to it. */
function isBack(): boolean {
  const [came] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return came?.type === "reload" || came?.type === "back_forward";
}

/** A table of a game at which nothing has been done; null of a game that is not here. */
async function blank(game: string): Promise<string | null> {
  const begin = (await wordsOf(game))?.begins.find((b) => b.game === game);
  return begin ? say(begin.script).replace("TITLE", tell("blank")) : null;
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
  private readonly compared = el("p", "q compared");
  private readonly logHead = el("div", "tools");
  private readonly tools = el("div", "tools");
  private readonly hint = el("p", "q");
  private readonly english = el("input");
  private readonly englishSays = el("span");

  private opened: Opened | null = null;
  private reply: Reply = { id: 0 };
  private laid: string | null = ""; // what was laid into the editor; null once somebody has written there
  private fresh = true; // no address has been followed yet
  private begun = false; // something has been played, or should have been
  private game: string | null = null; // of which the words are set off
  private timer = 0;
  private playing = false;
  private again = false;

  constructor(root: HTMLElement) {
    const place = el("div", "editor");
    this.editor = new Editor(place, { changed: () => this.changed(), moved: (line) => this.log.point(line) });
    this.log = new LogView(this.acts);
    this.logHead.hidden = this.compared.hidden = true;
    this.note.setAttribute("role", "status");
    this.result.setAttribute("role", "status");
    this.english.type = "checkbox";
    this.english.addEventListener("change", () => void this.run());
    root.replaceChildren(el("div", "write", this.tools, this.note, place, this.hint),
      el("div", "read", this.result, this.logHead, this.compared, this.log.root));
    spoken(() => this.speak());
    window.addEventListener("hashchange", () => void this.follow());
    window.addEventListener("pagehide", () => this.keep());
    void this.follow();
  }

  /** Says everything in the language of the page. */
  private speak(): void {
    this.editor.speak();
    this.tools.replaceChildren(button(tell("link"), () => void this.copy().catch((wrong) => this.failed(wrong))),
      button(tell("open"), () => void this.open().catch((wrong) => this.failed(wrong))),
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
    const name = said.get("name"), game = said.get("blank"), own = kept();
    const back = this.fresh && isBack() && own?.at === location.hash ? own.text : undefined;
    this.fresh = false;
    this.note.replaceChildren();
    try {
      if (name) return await this.openNamed(name, back);
      if (back !== undefined) return this.take(back);
      if (game) {
        const script = await blank(game);
        return script === null ? this.refuse(tell("noGame") + " " + game) : this.take(script);
      }
      const link = location.hash.includes("=") ? await linked() ?? "linkBroken" : null;
      if (link && typeof link === "object") return this.take(link.script);
      if (link) return this.refuse(word(link));
    } catch (wrong) {
      return this.failed(wrong);
    }
    if (own?.text) return this.take(own.text);
    const first = document.querySelector<HTMLAnchorElement>("#examples a")?.hash ?? "";
    await this.openNamed(new URLSearchParams(first.slice(1)).get("name") ?? "").catch((wrong) => this.failed(wrong));
  }

  private async openNamed(name: string, changed?: string): Promise<void> {
    const source = (await engine.ask({ do: "script", name })).script;
    if (source === undefined) return this.refuse(tell("unknown") + " " + name);
    this.take(changed ?? source, { name, source, logs: [] });
  }

  /** Says why the address leads to nothing. What was written stays, or is there again. */
  private refuse(why: string): void {
    if (!this.editor.text) this.take(kept()?.text ?? "");
    this.note.replaceChildren(el("p", "bad", why, " ", tell(this.editor.text ? "stays" : "empty")));
  }

  /** Lays a script into the editor and plays it. */
  private take(text: string, opened: Opened | null = null): void {
    this.opened = opened;
    this.laid = text;
    this.editor.text = text;
    void this.run();
  }

  private changed(): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.run(), pause);
  }

  /** Keeps what was written, but nothing that was only laid into the editor. */
  private keep(): void {
    const text = this.editor.text;
    if (text === this.laid) return;
    this.laid = null;
    keep(text);
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
    this.keep();
    const of = this.recorded(text), n = lang() === 1 && !this.english.checked ? 1 : 0;
    const slow = window.setTimeout(() => {
      this.result.replaceChildren(el("p", "q", this.begun ? tell("runs") : word("loading")));
    }, pause);
    const reply = await engine.ask({ do: "run", script: text.trim() ? text : "\n", name: of?.name, n })
      .finally(() => window.clearTimeout(slow));
    const before = of ? await this.before(of, n) : undefined;
    if (this.again) return;
    this.reply = reply;
    this.show(text, before);
    void this.setOff(gameOf(text));
  }

  /** The scenario that was opened, as long as a script is still that one: as long as it calls itself so. */
  private recorded(text: string): Opened | null {
    return this.opened && titleOf(this.opened.source) === titleOf(text) ? this.opened : null;
  }

  /** The log that a scenario gave when it was opened, in a language. */
  private async before(of: Opened, n: number): Promise<string> {
    return of.logs[n] ??= (await engine.ask({ do: "run", script: of.source, name: of.name, n })).verdict?.log ?? "";
  }

  /** Sets off the words of the game of the script. */
  private async setOff(game: string): Promise<void> {
    if (game === this.game) return;
    const words = await wordsOf(game);
    if (!words) return;
    this.game = game;
    this.editor.setOff(wordsSetOff(words));
  }

  private show(text: string, before: string | undefined): void {
    const { wrong, verdict: came } = this.reply;
    const empty = text.trim() === "";
    this.result.replaceChildren(...empty ? [el("p", "q", tell("nothingYet"))] : verdict(this.reply, this.acts));
    if (wrong && !empty && !headed(text)) this.result.append(el("p", "q", tell("headless")));
    this.editor.mark(wrong && !empty ? { ...wrong, note: () => faulty(wrong, this.acts) } : null);
    const log = came?.log ?? "";
    const other = before === undefined ? { fresh: new Set<number>(), gone: 0 } :
      otherwise(linesOf(before), linesOf(log));
    this.logHead.hidden = log === "";
    this.log.show(log, came?.lines ?? [], other.fresh);
    this.compared.hidden = before === undefined || log === "";
    const recorded = `${tell("compared")} ${quoted(titleOf(text))}`;
    this.compared.textContent = colon(recorded, before === log ? tell("same") :
      `${other.fresh.size} ${tell("fresh")}, ${other.gone} ${tell("gone")}.`);
  }

  private failed(wrong: unknown): void {
    this.result.replaceChildren(troubled(wrong));
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
    a.download = fileOf(this.editor.text);
    a.click();
    URL.revokeObjectURL(a.href);
  }
}

const root = document.getElementById("playground");
if (root) new Playground(root);
