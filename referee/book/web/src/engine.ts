// The engine of the page: loaded once, when it is first needed, into a worker. Pages that are opened as files may not
// fetch their neighbours, so that what is large comes packed in scripts (page.js).

import type { Card, Reply, Request, Text } from "./messages";
import type { Message } from "./worker";
import { word } from "./words";
import workerCode from "worker-code";

declare global {
  interface Window {
    /** Loads a packed file of the book and gives its parts by their names (page.js). */
    refereePacked: (file: string) => Promise<Record<string, Uint8Array<ArrayBuffer>>>;
    /** The engine of the page, also for whoever drives it by a script. */
    referee?: Engine;
  }
}

/** The folder of the book. */
export const here = (document.currentScript as HTMLScriptElement).src.replace(/[^/]*$/, "");

/** A file of the book that is not there. */
class Missing extends Error {
  override name = "Missing";
}

/** Whether something went wrong because this copy of the book lacks the engine. */
export function isMissing(wrong: unknown): boolean {
  return wrong instanceof Error && wrong.name === "Missing";
}

/** The engine was stopped, and the table that stood in it is gone. Why is said in the language of the page, also when
 * that is switched. */
class Stopped extends Error {
  override name = "Stopped";
  constructor(private readonly why: () => string) {
    super();
  }

  override toString(): string {
    return this.why();
  }
}

/** Whether something went wrong because the engine was stopped. */
export function isStopped(wrong: unknown): boolean {
  return wrong instanceof Error && wrong.name === "Stopped";
}

/** The parts of a packed file, by their names. */
async function unpacked(file: string): Promise<(part: string) => Uint8Array<ArrayBuffer>> {
  const parts = await window.refereePacked(file).catch(() => {
    throw new Missing(file);
  });
  return (part) => {
    const bytes = parts[part];
    if (!bytes) throw new Missing(file + ": " + part);
    return bytes;
  };
}

/** How long the engine may work on a message until it is stopped, in milliseconds: longer than any script that is
 * bounded. */
const patience = 60_000;

type Waiting = { resolve(reply: Reply): void; reject(wrong: Error): void };

/** A worker in which the engine runs, and what it was asked. */
class Running {
  ended = false;
  private finds: Promise<void> | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private late = 0; // the timer of the message that it works on

  /** Heard is told of each reply before whoever waits for it, gone when the worker has ended. */
  constructor(private readonly worker: Worker, private readonly heard: (reply: Reply) => void,
    private readonly gone: (why: Stopped) => void) {}

  send(message: Message, ...hand: Transferable[]): void {
    this.worker.postMessage(message, hand);
  }

  /** Hears what the worker says, and waits until it is ready. */
  ready(): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const broken = (why: string): void => {
        reject(new Error(why));
        this.end(() => why);
      };
      this.worker.onmessage = (event: MessageEvent<{ ready: true } | { broken: string } | string>) => {
        const said = event.data;
        if (typeof said === "string") this.told(said);
        else if ("ready" in said) resolve();
        else broken(said.broken);
      };
      this.worker.onerror = (event) => broken(event.message);
    });
  }

  private told(text: string): void {
    const reply = JSON.parse(text) as Reply;
    this.heard(reply);
    this.waiting.get(reply.id)?.resolve(reply);
    this.waiting.delete(reply.id);
    this.watch();
  }

  /** Ends it if the message that it works on now takes too long. */
  private watch(): void {
    clearTimeout(this.late);
    if (this.waiting.size) this.late = window.setTimeout(() => this.end(() => word("late")), patience);
  }

  /** Ends the worker: whoever waits is told. */
  end(why: () => string): void {
    this.ended = true;
    this.worker.terminate();
    clearTimeout(this.late);
    const stopped = new Stopped(why);
    this.gone(stopped);
    for (const w of this.waiting.values()) w.reject(stopped);
    this.waiting.clear();
  }

  /** Brings what questions are found with, once. */
  finder(): Promise<void> {
    this.finds ??= unpacked("finder.js").then((part) => {
      const known = part("known"), filed = part("filed");
      this.send({ known, filed }, known.buffer, filed.buffer);
    });
    this.finds.catch(() => (this.finds = null)); // it may be there another time
    return this.finds;
  }

  ask(request: Request): Promise<Reply> {
    const id = ++this.last;
    return new Promise<Reply>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      if (this.waiting.size === 1) this.watch();
      this.send({ say: JSON.stringify({ ...request, id }) });
    });
  }
}

class Engine {
  /** What the replies have told of cards and clauses so far. */
  readonly known = { cards: new Map<string, Card>(), clauses: new Map<string, Text>() };
  private running: Promise<Running> | null = null;
  private made = "";
  /** Why it was stopped last: a table that was opened before is gone. */
  stopped: Error | null = null;

  /** Loads the engine, if it is not there yet. */
  start(): Promise<Running> {
    if (!this.running) {
      const loading = this.load((why) => {
        this.stopped = why;
        if (this.running === loading) this.running = null;
      });
      loading.catch(() => (this.running = null)); // it may be there another time
      this.running = loading;
    }
    return this.running;
  }

  /** By what the engine is told from those of other versions. */
  async version(): Promise<string> {
    await this.start();
    return this.made;
  }

  private async load(gone: (why: Stopped) => void): Promise<Running> {
    const [part, scenarios] = await Promise.all([unpacked("engine.js"), unpacked("scenarios.js")]);
    this.made = new TextDecoder().decode(part("version"));
    const code = new Blob([new TextDecoder().decode(part("glue")), "\n", workerCode], { type: "text/javascript" });
    const url = URL.createObjectURL(code);
    try {
      const running = new Running(new Worker(url), (reply) => this.heard(reply), gone);
      const ready = running.ready();
      const engine = part("engine"), shelf = scenarios("scenarios");
      running.send({ engine }, engine.buffer);
      running.send({ shelf }, shelf.buffer);
      await ready;
      return running;
    } finally {
      URL.revokeObjectURL(url);
    }
  }

  private heard(reply: Reply): void {
    for (const [id, card] of Object.entries(reply.cards ?? {})) this.known.cards.set(id, card);
    for (const [id, says] of Object.entries(reply.clauses ?? {})) this.known.clauses.set(id, says);
  }

  /** Says something to the engine and gives its reply. */
  async ask(request: Request): Promise<Reply> {
    const running = await this.start();
    if (request.do === "ask") await running.finder();
    if (running.ended) return this.ask(request); // while the finder came
    return running.ask(request);
  }

  /** Ends the worker; the next message starts another one. */
  async stop(why: string): Promise<void> {
    (await this.running)?.end(() => why);
  }
}

/** The engine of the page: one, whichever of its scripts began with it. */
export const engine: Engine = (window.referee ??= new Engine());

export const known = engine.known;
