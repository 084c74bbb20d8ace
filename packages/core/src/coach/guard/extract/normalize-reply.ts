import { decodeHtml } from "../../../text/decode-html.ts";

/** Removes invisible characters, look-alike letters and HTML, which could hide code from the guard. */
export function normalizeReply(reply: string): string {
  const plain = reply
    .normalize("NFKC")
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/<\/?pre[^<>]*>/gi, "\n```\n")
    .replaceAll(/<\/?code[^<>]*>/gi, "`")
    .replaceAll(/<br\s*\/?>/gi, "\n");
  return decodeHtml(plain).replaceAll(/(?<=[;:{}).,\]\w])\\n(?=[ \w}\])\\])/g, "\n");
}
