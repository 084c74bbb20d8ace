import { decodeHtml } from "../../../text/decode-html.ts";

/** Drawn signs, and what they stand for in code. */
const drawn: Record<string, string> = {
  "\u2264": "<=",
  "\u2a7d": "<=",
  "\u2265": ">=",
  "\u2a7e": ">=",
  "\u2260": "!=",
  "\u2190": "=",
  "\u2b05": "=",
  "\u27f5": "=",
  "\u2254": "=",
  "\u{1f7f0}": "==",
  "\u2795": "+",
  "\u2796": "-",
  "\u2716": "*",
  "\u00d7": "*",
  "\u2797": "/",
  "\u00f7": "/",
  "\u25c0": "<",
  "\u25b6": ">",
  "\u2753": "?",
};
const drawnSigns = new RegExp(`(?:${Object.keys(drawn).join("|")})\\ufe0f?`, "gu");

/** A sign as its number: `&#91;` and `&#x5B;` are brackets. Only what can be printed. */
const entity = /&#(?:x([0-9a-f]{2,4})|(\d{2,4}));/gi;

function readEntity(found: string, hexadecimal: string | undefined, decimal: string | undefined) {
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
  return code >= 32 && code < 127 ? String.fromCharCode(code) : found;
}

/** Removes invisible characters, look-alike letters and HTML, which could hide code from the guard. */
export function normalizeReply(reply: string): string {
  const plain = reply
    .normalize("NFKC")
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replaceAll(drawnSigns, (sign) => drawn[sign.replace("\ufe0f", "")] ?? sign)
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/<\/?pre[^<>]*>/gi, "\n```\n")
    .replaceAll(/<\/?code[^<>]*>/gi, "`")
    .replaceAll(/<br\s*\/?>/gi, "\n");
  return decodeHtml(plain.replaceAll(entity, readEntity)).replaceAll(
    /(?<=[;:{}).,\]\w])\\n(?=[ \w}\])\\])/g,
    "\n",
  );
}
