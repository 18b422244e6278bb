// The fragment of the address: what is seen is noted there, so that it is there again when the page is opened anew. Of
// a table it is the script of all that was played, and how it was laid out, compressed.

import { engine, here, isMissing, isStopped } from "./engine";

/** What the fragment says. */
export function fragment(): URLSearchParams {
  return new URLSearchParams(location.hash.slice(1));
}

/** How long it takes until the address is written once more, in milliseconds: a browser refuses to do that a hundred
 * times on end, as a key that is held down would. */
const again = 300;

let notes = 0, noting = 0, noted = -again;

/** Notes something in the fragment, at once or a moment later. Where nothing is to be noted, it stays as it was. */
export function note(what: () => string | null | Promise<string | null>): void {
  const mine = ++notes;
  clearTimeout(noting);
  noting = window.setTimeout(() => {
    noted = performance.now();
    void Promise.resolve().then(what).then((says) => {
      if (says === null || mine !== notes) return;
      history.replaceState(null, "", says ? "#" + says : location.pathname + location.search);
    }).catch((wrong: unknown) => { // the engine says nothing any more, which the table tells
      if (!isMissing(wrong) && !isStopped(wrong)) throw wrong;
    });
  }, Math.max(0, noted + again - performance.now()));
}

/** Where links to tables lead, from the folder of the book. */
const table = "table.html";

/** What a link holds: a script, empty where nothing has been played, and whatever the page has noted of the set-up. */
interface Linked {
  script: string;
  draft?: unknown;
}

/** The address of a table, or of another page with its script. It opens with the same engine alone. */
export async function linkTo(what: Linked, page = table): Promise<string> {
  return here + page + "#" + await packed(what);
}

/** A table as a fragment holds it. */
export async function packed(what: Linked): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(what)) as Uint8Array<ArrayBuffer>;
  const through = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  let text = "";
  for (const b of new Uint8Array(await new Response(through).arrayBuffer())) text += String.fromCharCode(b);
  const safe = btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  return "v=" + (await engine.version()) + "&t=" + safe;
}

/** Why a link does not open. */
type Refusal = "linkBroken" | "linkVersion" | "linkLong";

/** The longest that a link may unpack to, in bytes: what a scenario may have. */
const longest = 1 << 20;

/** Reads the address: what it holds, why that cannot be read, or null where it is no link to a table. */
export async function linked(): Promise<Linked | Refusal | null> {
  const said = fragment(), version = said.get("v"), letters = said.get("t");
  if (version === null && letters === null) return null;
  if (!version || !letters) return "linkBroken";
  if (version !== await engine.version()) return "linkVersion";
  try {
    const bytes = atob(letters.replace(/-/g, "+").replace(/_/g, "/"));
    const text = await unpacked(Uint8Array.from(bytes, (c) => c.charCodeAt(0)));
    if (text === null) return "linkLong";
    const table = JSON.parse(text) as Partial<Linked> | null;
    if (typeof table?.script !== "string" || !table.script && !table.draft) return "linkBroken";
    return { script: table.script, draft: table.draft };
  } catch {
    return "linkBroken"; // its end is missing, or a letter of it is another one: the sum does not fit
  }
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let out = "", size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return out + decoder.decode();
    if ((size += value.length) > longest) {
      void reader.cancel().catch(() => undefined);
      return null;
    }
    out += decoder.decode(value, { stream: true });
  }
}
