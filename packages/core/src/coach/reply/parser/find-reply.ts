import { decodeHtml } from "../../../text/decode-html.ts";
import { readObject } from "./read-value.ts";
import { nodeOf, type ReplyNode, type ReplyObject } from "./reply-node.ts";

/** Longer than any reply that was asked for; what is beyond counts as cut off. */
export const MAX_REPLY_LENGTH = 200_000;
const MAX_STARTS = 64;
const MAX_LOOKED_AT = 2_000_000;
const THINKING = /^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/;
const BARE_QUOTE = /(?<!\\)"/;
const FIRST_KEY = /\{(?:\s|\\[nrt])*(\\?)["'“]/;

/**
 * The object in a model's text with the most known fields; among equals the last one, which is the model's final
 * answer.
 */
export function findReply(text: string, known: readonly string[]): ReplyObject | null {
  const plain = text
    .slice(0, MAX_REPLY_LENGTH)
    .replace(/^\uFEFF/, "")
    .replace(THINKING, "");
  const parsed = parseJson(plain);
  if (typeof parsed === "string") return findReply(parsed, known);
  const found = parsed === undefined ? readObjects(unescapeReply(plain), known) : [nodeOf(parsed)];
  let best: ReplyObject | null = null;
  let bestScore = 0;
  for (const candidate of found.flatMap((node) => findOutermostReplies(node, known))) {
    const score = scoreOf(candidate, known);
    if (score > 0 && score >= bestScore) [best, bestScore] = [candidate, score];
  }
  return best ?? found.find((node) => node.kind === "object") ?? null;
}

function readObjects(text: string, known: readonly string[]): ReplyNode[] {
  const found: ReplyNode[] = [];
  const source = { text, known, left: MAX_LOOKED_AT };
  let start = text.indexOf("{");
  for (let tried = 0; start !== -1 && tried < MAX_STARTS; tried++) {
    const { node, end } = readObject(source, start);
    found.push(node);
    const done = node.whole && findOutermostReplies(node, known).length > 0;
    start = text.indexOf("{", done ? end : start + 1);
  }
  return found;
}

/** The outermost objects that have a known field. */
function findOutermostReplies(node: ReplyNode, known: readonly string[]): ReplyObject[] {
  if (node.kind === "list") return node.items.flatMap((item) => findOutermostReplies(item, known));
  if (node.kind !== "object") return [];
  if (known.some((key) => node.fields.has(key))) return [node];
  return [...node.fields.values()].flatMap((field) => findOutermostReplies(field, known));
}

function scoreOf({ fields, closed }: ReplyObject, known: readonly string[]): number {
  const weights: number[] = known.map((key) => {
    const field = fields.get(key);
    if (!field) return 0;
    return field.whole ? 2 : 1;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return sum === 0 ? 0 : sum + (closed ? 0.5 : 0);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Unescapes a reply that was escaped once too often. */
function unescapeReply(text: string): string {
  const inner = text.trim().replaceAll(/^"|(?<!\\)"$/g, "");
  if (FIRST_KEY.exec(inner)?.[1] && !BARE_QUOTE.test(inner)) {
    return inner.replaceAll(/\\(["\\/nrt])/g, (_, letter: string) => oneLevel[letter] ?? letter);
  }
  if (!text.includes('"') && text.includes("&quot;")) {
    return decodeHtml(text);
  }
  return text;
}

const oneLevel: Record<string, string> = { n: "\n", r: "\r", t: "\t" };
