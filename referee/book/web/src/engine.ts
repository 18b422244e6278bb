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
const packed = new Map<string, Uint8Array<ArrayBuffer>>();

/** A file of the book that is not there. */
class Missing extends Error {
  override name = "Missing";
}

/** Something took too long. It says so in the language of the page, also when that is switched. */
class Late extends Error {
  override name = "Late";
  override toString(): string {
    return word("late");
  }
}

/** Whether something went wrong because this copy of the book lacks the engine. */
export function isMissing(wrong: unknown): boolean {
  return wrong instanceof Error && wrong.name === "Missing";
}

async function script(name: string): Promise<void> {
  const parts = await window.refereePacked(name).catch(() => {
    throw new Missing(name);
  });
  for (const [part, bytes] of Object.entries(parts)) packed.set(part, bytes);
}

function unpacked(name: string): Uint8Array<ArrayBuffer> {
  const bytes = packed.get(name);
  if (!bytes) throw new Missing(name);
  packed.delete(name);
  return bytes;
}

/** How long a message may take until the engine is stopped, in milliseconds: longer than any script that is bounded. */
const patience = 60_000;

type Waiting = { resolve(reply: Reply): void; reject(wrong: Error): void };

class Engine {
  /** What the replies have told of cards and clauses so far. */
  readonly known = { cards: new Map<string, Card>(), clauses: new Map<string, Text>() };
  private finds: Promise<void> | null = null;
  private worker: Promise<Worker> | null = null;
  private waiting = new Map<number, Waiting>();
  private last = 0;
  private made = "";

  /** Loads the engine, if that has not begun yet. */
  start(): Promise<Worker> {
    this.worker ??= this.load();
    return this.worker;
  }

  /** By what the engine is told from those of other versions. */
  async version(): Promise<string> {
    await this.start();
    return this.made;
  }

  private async load(): Promise<Worker> {
    await Promise.all([script("engine.js"), script("scenarios.js")]);
    this.made = new TextDecoder().decode(unpacked("version"));
    const glue = new TextDecoder().decode(unpacked("glue"));
    const code = new Blob([glue, "\n", workerCode], { type: "text/javascript" });
    const url = URL.createObjectURL(code);
    const worker = new Worker(url);
    const send = (message: Message, ...hand: Transferable[]) => worker.postMessage(message, hand);
    const ready = new Promise<void>((resolve, reject) => {
      worker.onmessage = (event: MessageEvent<{ ready: true } | { broken: string } | string>) => {
        const said = event.data;
        if (typeof said === "string") this.told(said);
        else if ("ready" in said) resolve();
        else {
          reject(new Error(said.broken));
          this.stop(new Error(said.broken));
        }
      };
      worker.onerror = (event) => {
        reject(new Error(event.message));
        this.stop(new Error(event.message));
      };
    });
    const engine = unpacked("engine"), shelf = unpacked("scenarios");
    send({ engine }, engine.buffer);
    send({ shelf }, shelf.buffer);
    await ready;
    URL.revokeObjectURL(url);
    return worker;
  }

  private told(text: string): void {
    const reply = JSON.parse(text) as Reply;
    for (const [id, card] of Object.entries(reply.cards ?? {})) this.known.cards.set(id, card);
    for (const [id, says] of Object.entries(reply.clauses ?? {})) this.known.clauses.set(id, says);
    this.waiting.get(reply.id)?.resolve(reply);
    this.waiting.delete(reply.id);
  }

  /** Ends the worker: whoever waits is told, and the next message starts another one. */
  private stop(why: Error): void {
    void this.worker?.then((w) => w.terminate(), () => undefined);
    this.worker = this.finds = null;
    for (const w of this.waiting.values()) w.reject(why);
    this.waiting.clear();
  }

  /** Brings what questions are found with, once. */
  private async finder(): Promise<void> {
    await script("finder.js");
    const worker = await this.start();
    const known = unpacked("known"), filed = unpacked("filed");
    worker.postMessage({ known, filed } satisfies Message, [known.buffer, filed.buffer]);
  }

  /** Says something to the engine and gives its reply. */
  async ask(request: Request): Promise<Reply> {
    const worker = await this.start();
    if (request.do === "ask") await (this.finds ??= this.finder());
    const id = ++this.last;
    return new Promise<Reply>((resolve, reject) => {
      const late = setTimeout(() => this.stop(new Late()), patience);
      const done = () => clearTimeout(late);
      this.waiting.set(id, {
        resolve: (reply) => (done(), resolve(reply)),
        reject: (wrong) => (done(), reject(wrong)),
      });
      worker.postMessage({ say: JSON.stringify({ ...request, id }) } satisfies Message);
    });
  }
}

/** The engine of the page: one, whichever of its scripts began with it. */
export const engine: Engine = (window.referee ??= new Engine());

export const known = engine.known;
