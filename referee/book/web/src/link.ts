// A link to a table: the script of all that was played, and how it was laid out, compressed, in the fragment of the
// address.

import { engine, here } from "./engine";

/** Where links to tables lead, from the folder of the book. */
const table = "table.html";

/** What a link holds: a script, empty where nothing has been played, and whatever the page has noted of the set-up. */
export interface Linked {
  script: string;
  draft?: unknown;
}

/** The address of a table, or of another page with its script. It opens with the same engine alone. */
export async function linkTo(what: Linked, page = table): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(what)) as Uint8Array<ArrayBuffer>;
  const through = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate"));
  let text = "";
  for (const b of new Uint8Array(await new Response(through).arrayBuffer())) text += String.fromCharCode(b);
  const safe = btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  return here + page + "#v=" + (await engine.version()) + "&t=" + safe;
}

/** Why a link does not open. */
export type Refusal = "linkBroken" | "linkVersion" | "linkLong";

/** The longest that a link may unpack to, in bytes: what a scenario may have. */
const longest = 1 << 20;

/** Reads the address: what it holds, why that cannot be read, or null where it is no link to a table. */
export async function linked(): Promise<Linked | Refusal | null> {
  const said = new URLSearchParams(location.hash.slice(1));
  const version = said.get("v"), packed = said.get("t");
  if (version === null && packed === null) return null;
  if (!version || !packed) return "linkBroken";
  if (version !== await engine.version()) return "linkVersion";
  try {
    const letters = atob(packed.replace(/-/g, "+").replace(/_/g, "/"));
    const text = await unpacked(Uint8Array.from(letters, (c) => c.charCodeAt(0)));
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
