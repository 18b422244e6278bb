// A link to a table: the script of all that was played, compressed, in the fragment of the address.

import { here } from "./engine";

/** Where links to tables lead, from the folder of the book. */
const table = "table.html";

/** Says which engine a link was made with: it opens with the same one alone. */
function version(): string {
  return document.body.dataset.engine ?? "";
}

async function through(bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Blob([bytes]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(out).arrayBuffer());
}

/** The address of a table, or of another page with its script. */
export async function linkTo(script: string, page = table): Promise<string> {
  const packed = await through(new TextEncoder().encode(script) as Uint8Array<ArrayBuffer>, new CompressionStream("deflate"));
  let text = "";
  for (const b of packed) text += String.fromCharCode(b);
  const safe = btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  return here + page + "#v=" + version() + "&t=" + safe;
}

/** Why a link does not open. */
export type Refusal = "broken" | "version" | "long";

/** The longest script that a link may hold, in bytes: what a scenario may have. */
const longest = 1 << 20;

/** Reads a link: the script, why it cannot be read, or null where the address has none. */
export async function linked(): Promise<{ script: string } | { refused: Refusal } | null> {
  const said = new URLSearchParams(location.hash.slice(1));
  const packed = said.get("t");
  if (packed === null) return null;
  if (said.get("v") !== version()) return { refused: "version" };
  try {
    const text = atob(packed.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(text, (c) => c.charCodeAt(0));
    const script = await unpacked(bytes);
    return script === null ? { refused: "long" } : { script };
  } catch {
    return { refused: "broken" }; // its end is missing, or a letter of it is another one: the sum does not fit
  }
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let out = "", size = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return out + decoder.decode();
    if ((size += value.length) > longest) return null;
    out += decoder.decode(value, { stream: true });
  }
}
