const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/** Shorter ones hold less than a line. */
const MIN_ENCODED = 20;
const encoded = new RegExp(
  `(?:[A-Za-z0-9+/_-]{${MIN_ENCODED},}(?:\\s*\\n\\s*[A-Za-z0-9+/_-]{4,})*={0,2})`,
  "g",
);

/** What stands in a text in base64 or hexadecimal digits, where it is readable once decoded. */
export function decodedIn(text: string): string[] {
  return [...text.matchAll(encoded)].flatMap(([run]) => {
    const packed = run.replaceAll(/[\s=]/g, "");
    const bytes = /^(?:[0-9a-f]{2})+$/i.test(packed) ? fromHex(packed) : fromBase64(packed);
    return readable(bytes) ? [bytes] : [];
  });
}

function fromBase64(packed: string): string {
  let bits = 0;
  let held = 0;
  let bytes = "";
  for (const letter of packed.replaceAll("-", "+").replaceAll("_", "/")) {
    bits = ((bits << 6) | alphabet.indexOf(letter)) & 0xfff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes += String.fromCharCode((bits >> held) & 0xff);
  }
  return bytes;
}

function fromHex(packed: string): string {
  return packed.replaceAll(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
}

/** Chance gives one printable byte in three: words and numbers do not decode to text by accident. */
function readable(bytes: string): boolean {
  const printable = bytes.replaceAll(/[^\n\t\x20-\x7e]/g, "").length;
  return bytes.length >= 12 && printable / bytes.length > 0.95 && /[\s(]/.test(bytes);
}
