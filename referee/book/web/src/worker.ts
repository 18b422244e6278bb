// The worker in which the engine runs: it unpacks the module, starts it, and hands it one message after the other.

import { decompress } from "fzstd";

interface Go {
  importObject: WebAssembly.Imports;
  run(instance: WebAssembly.Instance): Promise<void>;
}

interface Scope {
  Go: new () => Go;
  refereeReady: () => void;
  refereeEngine: {
    handle(message: string): string;
    shelve(archive: Uint8Array): string | null;
    bring(known: Uint8Array, filed: Uint8Array): void;
  };
  onmessage: (event: MessageEvent<Message>) => void;
  postMessage(message: unknown): void;
}

/** What a page says to the worker: the packed engine first, then packed scenarios, then messages of the desk; and what
 * questions are found with, before the first that is asked. */
export type Message =
  | { engine: Uint8Array }
  | { shelf: Uint8Array }
  | { known: Uint8Array; filed: Uint8Array }
  | { say: string };

const scope = self as unknown as Scope;

async function start(packed: Uint8Array): Promise<void> {
  const go = new scope.Go();
  const ready = new Promise<void>((resolve) => {
    scope.refereeReady = resolve;
  });
  const module = decompress(packed) as Uint8Array<ArrayBuffer>;
  const { instance } = await WebAssembly.instantiate(module, go.importObject);
  void go.run(instance);
  await ready;
}

let before: Promise<void> = Promise.resolve();

async function take(message: Message): Promise<void> {
  if ("engine" in message) {
    await start(message.engine);
    scope.postMessage({ ready: true });
  } else if ("shelf" in message) {
    const wrong = scope.refereeEngine.shelve(decompress(message.shelf));
    if (wrong !== null) throw new Error(wrong);
  } else if ("known" in message) {
    scope.refereeEngine.bring(decompress(message.known), decompress(message.filed));
  } else {
    scope.postMessage(scope.refereeEngine.handle(message.say));
  }
}

scope.onmessage = (event) => {
  before = before.then(() => take(event.data)).catch((wrong: unknown) => {
    scope.postMessage({ broken: String(wrong) });
  });
};
