import { isQuote } from "./quotes.ts";
import { readScalar } from "./read-scalar.ts";
import { readString } from "./read-string.ts";
import {
  listNode,
  MAX_DEPTH,
  objectNode,
  type ReplyNode,
  type ReplyObject,
  unreadableNode,
} from "./reply-node.ts";
import type { ReadResult, ReplySource } from "./reply-source.ts";
import { matchAt, skipSpace } from "./skip-space.ts";

const FIELD_START = /"\w{1,40}"\s*:/y;
const BARE_KEY = /[A-Za-z_$][\w$-]*/y;

function readValue(
  source: ReplySource,
  at: number,
  place: "object" | "list",
  depth: number,
): ReadResult {
  const character = source.text[at];
  source.left -= 1;
  if (depth > MAX_DEPTH || source.left <= 0)
    return { node: unreadableNode, end: source.text.length };
  if (character === "{") return readObject(source, at, depth + 1);
  if (character === "[") return readList(source, at, depth + 1);
  if (isQuote(character)) return readString(source, at, { in: place, depth });
  return readScalar(source.text, at);
}

/** Reads from an opening brace as far as the parts can be told apart. */
export function readObject(
  source: ReplySource,
  start: number,
  depth = 1,
): { node: ReplyObject; end: number } {
  const { text } = source;
  const fields = new Map<string, ReplyNode>();
  const doubled = text[start + 1] === "{";
  let clean = true;
  let at = start + (doubled ? 2 : 1);
  const ended = (closed: boolean, end: number) => ({
    node: objectNode(fields, { closed, clean }),
    end,
  });
  for (;;) {
    at = skipSeparators(text, at);
    const character = text[at];
    if (character === undefined || source.left <= 0) return ended(false, text.length);
    if (character === "}") {
      const end = at + 1;
      return ended(true, doubled && text[end] === "}" ? end + 1 : end);
    }
    if (character === "]" && depth > 1) return ended(false, at);
    const key = readKey(source, at, depth);
    const colon = key ? skipSpace(text, key.end) : at;
    if (!key || text[colon] !== ":") {
      clean = false;
      source.left -= 1;
      at = Math.max(key?.end ?? 0, at + 1);
      continue;
    }
    // This object is broken and a field of the reply itself follows, so this object was never closed.
    if (depth > 1 && !clean && source.known.includes(key.name)) return ended(false, at);
    if (depth > 1 && fields.has(key.name)) clean = false;
    const from = skipSpace(text, colon + 1);
    if (from >= text.length) return ended(false, from);
    if (text[from] === "," || text[from] === "}") {
      clean = false;
      at = from;
      continue;
    }
    const value = readValue(source, from, "object", depth);
    // A second copy replaces a complete first one only when the copy is complete and nothing before it is in doubt.
    const better = value.node.whole && clean;
    if (better || !fields.get(key.name)?.whole) fields.set(key.name, value.node);
    // A string that ran over the next one may have joined two objects.
    if (value.doubtful) clean = false;
    at = value.end;
  }
}

function readList(source: ReplySource, start: number, depth: number): ReadResult {
  const { text } = source;
  const items: ReplyNode[] = [];
  let inDoubt = false;
  let at = start + 1;
  for (;;) {
    at = skipSeparators(text, at);
    const character = text[at];
    if (character === undefined) return { node: listNode(items, false), end: at };
    if (character === "]") return { node: listNode(items, true), end: at + 1 };
    const over = character === "}" || matchAt(FIELD_START, text, at) !== null;
    if (over) return { node: listNode(items, false), end: at };
    const item = readValue(source, at, "list", depth);
    inDoubt ||= item.doubtful ?? false;
    // When it is unclear where one string ended, it is unclear where the items after it begin.
    items.push(inDoubt ? unreadableNode : item.node);
    at = item.end;
  }
}

function readKey(
  source: ReplySource,
  at: number,
  depth: number,
): { name: string; end: number } | null {
  if (isQuote(source.text[at])) {
    const { node, end } = readString(source, at, { in: "key", depth });
    return node.kind === "scalar" && node.whole ? { name: String(node.value), end } : null;
  }
  const bare = matchAt(BARE_KEY, source.text, at)?.[0];
  return bare === undefined ? null : { name: bare, end: at + bare.length };
}

function skipSeparators(text: string, from: number): number {
  let at = skipSpace(text, from);
  while (text[at] === ",") at = skipSpace(text, at + 1);
  return at;
}
