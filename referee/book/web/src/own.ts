// The page of a table of one's own: it is set up in a form or comes with a link, and is played.

import { button, el } from "./dom";
import { engine } from "./engine";
import { onKeys } from "./keys";
import { spoken } from "./language";
import { fragment, linked, note, packed } from "./link";
import { LiveTable, wrongNote } from "./live";
import type { Game, Reply, Request } from "./messages";
import { blank, entry, isSetUp, keyOf, recall, remember, said, seat, type SetUp, valueOf } from "./owndraft";
import { Form, type GameName, type Wants } from "./ownform";
import { own } from "./ownwords";
import type { Mistake } from "./ownwrong";
import { troubled } from "./trouble";
import { word } from "./words";

/** How long a set-up stays as it is until it is checked, in milliseconds. */
const checkAfter = 300;

class Page {
  private readonly note = el("div", "note");
  private readonly formRoot = el("div");
  private readonly tableRoot = el("div");
  private readonly heading = el("h2", "unseen");
  private form: Form | null = null;
  private table: LiveTable | null = null;
  private noted: () => HTMLElement | null = () => null;
  private checking = 0; // the timer of the next check
  private laid = false; // the table on the screen comes from the form
  private plain = ""; // the set-up with which an empty form began
  private readonly kept = new Map<string, SetUp>(); // what was laid out of other games
  private cleared: SetUp | null; // what was cleared away last
  private changes = 0; // how often the form has changed
  private opening = Promise.resolve(); // what the address asked for until now
  private readonly wants: Wants = {
    game: (id, edition) => void this.another(id, edition),
    play: () => void this.play(),
    clear: () => void this.clear(),
    back: null,
    changed: () => this.changed(),
    read: (list) => this.ask({ do: "read", game: this.form?.setUp.game, edition: this.form?.setUp.edition,
      said: list }),
    bears: async (e, card) => (await this.ask({ do: "bears", draft: said(this.form!.setUp), card: card + 1,
      n: 1 + this.form!.setUp.entries.indexOf(e) }))?.bears ?? null,
  };

  constructor(root: HTMLElement, private readonly games: readonly GameName[]) {
    this.cleared = this.known(recall());
    this.tableRoot.id = "play";
    this.tableRoot.hidden = this.heading.hidden = true;
    this.note.setAttribute("role", "alert");
    root.replaceChildren(this.note, this.formRoot, this.heading, this.tableRoot);
    spoken(() => {
      this.note.replaceChildren(this.noted() ?? "");
      this.heading.textContent = own("playing");
      this.form?.speak();
      this.table?.show();
    });
    onKeys({ ArrowRight: () => this.table?.redo(), ArrowLeft: () => this.table?.undo() });
    window.addEventListener("hashchange", () => this.begin());
  }

  private tell(noted: () => HTMLElement | null): void {
    this.noted = noted;
    this.note.replaceChildren(noted() ?? "");
  }

  /** Tells of an engine that is missing, or does not run. */
  private troubled(wrong: unknown): void {
    this.tell(() => troubled(wrong));
  }

  /** Asks the engine; null where it answers nothing, which is said. */
  private async ask(request: Request): Promise<Reply | null> {
    try {
      return await engine.ask(request);
    } catch (wrong) {
      this.troubled(wrong);
      return null;
    }
  }

  /** Opens what the address asks for. It may change while that is on its way: one follows the other. */
  begin(): void {
    this.opening = this.opening.then(() => this.opens());
  }

  /** Opens the table of a link, or the form of a game. */
  private async opens(): Promise<void> {
    this.tell(() => el("p", "q", word("loading")));
    try {
      const link = await linked();
      if (typeof link === "string") {
        await this.fresh();
        this.tell(() => el("p", "bad", word(link)));
      } else if (link?.script) await this.resume(link.script, link.draft);
      else if (link) await this.laidOut(link.draft);
      else {
        await this.fresh();
        if (this.isForeign()) this.tell(() => el("p", "bad", word("linkBroken")));
      }
    } catch (wrong) {
      this.troubled(wrong);
    }
  }

  /** Whether the address asks for something that is neither a game nor a place in the page. */
  private isForeign(): boolean {
    const asks = location.hash.slice(1), game = fragment().get("game");
    return game === null ? asks !== "" && !document.getElementById(asks) : !this.games.some((g) => g.id === game);
  }

  /** Shows a set-up that came with the address and has not been played. */
  private async laidOut(draft: unknown): Promise<void> {
    const known = this.known(draft);
    await this.fresh(known ?? undefined);
    if (known) this.changed();
    else this.tell(() => el("p", "bad", word("linkBroken")));
  }

  /** What came with a link, or was kept, if it is a set-up of a game that the page knows. */
  private known(draft: unknown): SetUp | null {
    return isSetUp(draft) && this.games.some((g) => g.id === draft.game) ? draft : null;
  }

  private async resume(script: string, draft: unknown): Promise<void> {
    const reply = await this.ask({ do: "open", script, resume: true });
    const wrong = reply?.wrong;
    const before = this.noted;
    const known = this.known(draft);
    await this.fresh(known ?? undefined);
    if (!reply) return this.tell(before);
    if (wrong) return this.tell(() => el("div", "", el("p", "bad", own("linkWrong")), wrongNote(wrong)));
    this.laid = known !== null;
    this.open(reply);
  }

  /** Shows the form: with a set-up, or empty, of the game of the address. */
  private async fresh(setUp?: SetUp): Promise<void> {
    const asked = fragment().get("game");
    const id = setUp?.game ?? (this.games.find((g) => g.id === asked) ?? this.games[0])?.id ?? "";
    await this.game(id, setUp?.edition ?? "", setUp);
  }

  /** Shows the form of a game: with a set-up, or empty, for those who are named. */
  private async game(id: string, edition: string, setUp?: SetUp, who: readonly string[] = []): Promise<void> {
    const game = await this.places(id, edition);
    if (!game) return;
    const chosen = setUp ?? blank(id, edition, game.least);
    this.plain = setUp ? "" : JSON.stringify(chosen);
    const seats = setUp || !who.length ? chosen.players.length : Math.min(game.most, Math.max(game.least, who.length));
    seat(chosen, who, seats);
    this.wants.back = this.cleared?.game === id ? () => void this.back() : null;
    if (this.form) this.form.take(game, chosen);
    else {
      this.form = new Form(this.games, game, chosen, this.wants);
      this.formRoot.append(this.form.root);
    }
    this.show(false);
  }

  /** What may be laid out of a game; null where that is not told, which is said. */
  private async places(id: string, edition: string): Promise<Game | null> {
    const reply = await this.ask({ do: "places", game: id, edition });
    const wrong = reply?.wrong;
    if (reply) this.tell(() => wrong ? wrongNote(wrong) : null);
    return reply?.game ?? null;
  }

  /** Another game begins empty, or as it was left, with those who sit at the table; another edition of the same one
   * keeps what is laid out, and what is typed. */
  private async another(id: string, edition: string): Promise<void> {
    const before = this.form?.setUp;
    if (before?.game === id) {
      const game = await this.places(id, edition);
      if (!game || this.form?.setUp.game !== id) return;
      this.plain = "";
      this.form.edition(game);
    } else {
      if (before) this.kept.set(before.game, before);
      const of = this.kept.get(id);
      await this.game(id, of?.edition ?? edition, of, before?.players);
    }
    this.changed();
  }

  /** Clears the form, so that it can be brought back. Whom one plays against stays, as the game and its edition do. */
  private async clear(): Promise<void> {
    const before = this.form?.setUp;
    if (!before) return;
    this.clears(before);
    await this.game(before.game, before.edition);
    const against = valueOf(before, "scenario", -1);
    if (against && this.form) {
      entry(this.form.setUp, "scenario", -1).value = against;
      this.form.show();
    }
    this.changed();
    this.formRoot.querySelector<HTMLElement>('[data-key="back"]')?.focus();
  }

  /** Notes what is cleared away. */
  private clears(what: SetUp | null): void {
    this.cleared = what;
    remember(what);
  }

  /** Brings back what was cleared away; what has been laid out since is cleared away for it. */
  private async back(): Promise<void> {
    const now = this.form?.setUp, then = this.cleared;
    if (!then) return;
    this.clears(now?.entries.some((e) => e.word !== "scenario") ? now : null);
    await this.game(then.game, then.edition, then);
    this.changed();
    this.formRoot.querySelector<HTMLElement>('[data-key="clear"]')?.focus();
  }

  /** The form has changed: it is kept in the address, and once it stands for a while what is wrong with it is told. */
  private changed(): void {
    const now = ++this.changes;
    clearTimeout(this.checking);
    this.checking = window.setTimeout(() => void this.check(now), checkAfter);
    note(() => {
      const setUp = this.form?.setUp;
      if (!setUp || now !== this.changes) return null;
      return JSON.stringify(setUp) === this.plain ? "game=" + setUp.game : packed({ script: "", draft: setUp });
    });
  }

  /** Has all of the form checked that is wrong with it, if it has not changed since. */
  private async check(now: number): Promise<void> {
    const checked = await this.checked();
    if (!checked || now !== this.changes) return;
    this.form?.beginning(checked.begins);
    this.form?.wrong(checked.wrongs, false);
  }

  /** All that is wrong with the form, and whether play begins with the set-up; null where the engine says nothing. */
  private async checked(): Promise<{ wrongs: Mistake[]; begins: boolean } | null> {
    const setUp = this.form?.setUp;
    if (!setUp) return null;
    const keys = setUp.entries.map(keyOf);
    const reply = await this.ask({ do: "check", draft: said(setUp) });
    return reply && { begins: reply.begins ?? false,
      wrongs: (reply.wrongs ?? []).map((wrong) => ({ wrong, key: keys[(wrong.line ?? 0) - 1] ?? "" })) };
  }

  private async play(): Promise<void> {
    if (!this.form) return;
    const left = await this.form.last();
    if (left) return left.focus(); // why it cannot be put stands beside it
    const now = ++this.changes; // what was on its way comes too late
    const reply = await this.ask({ do: "lay", draft: said(this.form.setUp) });
    if (!reply) return;
    if (reply.wrong) {
      const all = (await this.checked())?.wrongs;
      if (all && now === this.changes) this.form.wrong(all.length ? all : [{ wrong: reply.wrong, key: "" }], true);
      return;
    }
    this.laid = true;
    this.open(reply);
  }

  /** Shows a table that has been opened. */
  private open(reply: Reply): void {
    this.changes++;
    clearTimeout(this.checking);
    this.tell(() => null);
    this.table = new LiveTable(this.tableRoot, {
      tools: () => [button(own(this.laid ? "change" : "fresh"), () => this.change())],
      draft: () => this.laid ? this.form?.setUp : undefined,
      stood: () => this.keep(),
    });
    this.show(true);
    this.table.take(reply);
    this.tableRoot.querySelector<HTMLElement>(".answer")?.focus();
    this.tableRoot.scrollIntoView({ block: "start" });
  }

  /** Keeps the table in the address, so that it is there again when the page is opened anew. */
  private keep(): void {
    const table = this.table;
    note(async () => {
      const says = await table?.fragment();
      return says && table === this.table ? says : null;
    });
  }

  private change(): void {
    this.show(false);
    this.form?.show();
    this.changed();
    this.formRoot.querySelector<HTMLElement>("select")?.focus();
  }

  private show(playing: boolean): void {
    this.tableRoot.hidden = this.heading.hidden = !playing;
    this.formRoot.hidden = playing;
    if (!playing) this.table = null;
  }
}

const root = document.getElementById("own");
if (root) {
  const games = [...root.querySelectorAll<HTMLElement>("[data-game]")].map((g): GameName => ({
    id: g.dataset.game ?? "",
    name: [g.dataset.en ?? "", g.dataset.fr ?? ""],
    editions: (g.dataset.editions ?? "").split(" "),
  }));
  new Page(root, games).begin();
}
