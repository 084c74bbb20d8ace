import type { RequestShape } from "../../entities/subtasks/sub-task-plan.ts";

type AuthoredShape = Exclude<RequestShape, "other">;

const EVERY = "(?:every|each|all(?: of)?(?: the| my)?)";

/** In this order: the first that matches counts. */
const shapes: readonly (readonly [AuthoredShape, RegExp])[] = [
  [
    "failing-tests",
    new RegExp(
      `\\b${EVERY} (?:of (?:the|my) )?(?:failing|failed|red|broken) (?:tests?|cases?)\\b|\\b${EVERY} (?:tests?|cases?) that (?:fails?|failed|is red|are red)\\b|\\bwhy (?:do|are) all (?:the |my |these )?tests (?:fail|failing|red)\\b`,
    ),
  ],
  [
    "constraints",
    new RegExp(
      `\\btests? (?:for ${EVERY}|per) (?:constraints?|limits?|conditions?)\\b|\\b${EVERY} (?:constraints?|limits?) .{0,20}\\btests?\\b`,
    ),
  ],
  [
    "versions",
    /\bcompare (?:my |the )?(?:last |latest )?(?:two|2|both) (?:last |latest )?versions?\b|\bcompare .{0,30}\b(?:version|code) .{0,20}\b(?:before|previous|last one|earlier)\b|\b(?:changed|different|difference) (?:between|in) my (?:last )?(?:two |2 |both )?versions\b|\bdiffers? from (?:my|the) (?:previous|last|earlier) version\b/,
  ],
  [
    "lines",
    /\bline by line\b|\b(?:go|walk|talk) (?:me )?through (?:every|each|all the) lines?\b|\bexplain (?:every|each|all)(?: of)?(?: the| my)? lines?\b/,
  ],
  [
    "review",
    /\breview (?:everything|all|it all|my whole|the whole)\b|\bcheck everything\b|\b(?:review|check|look (?:at|over|through)|go (?:over|through))\b.{0,40}\bbefore (?:i|we|handing|submitting|turning)\b/,
  ],
  [
    "breaking",
    /\bwhat (?:would|could|can|might|will) (?:still )?(?:break|go wrong)\b|\bhow (?:could|can|would) .{0,20}\bbreak\b|\btry to break (?:it|this|my)\b|\b(?:what|which) (?:inputs? |cases? )?(?:would |could |can )?breaks? (?:it|this|that|my)\b|\binputs? (?:that|which) breaks?\b/,
  ],
];

/** Recognises the known kinds of large requests in a message; null for any other message. */
export function readRequestShape(message: string): AuthoredShape | null {
  const plain = message.toLowerCase().replaceAll(/['’]/g, "").replaceAll(/\s+/g, " ").slice(0, 500);
  return shapes.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** A message with a list of at least this many items is a large request, whatever they are. */
export const LARGE_WISHES = 3;

/** Whether a model should plan an unknown request: it has many parts, or begins with "plan". */
export function hasManyParts(message: string): boolean {
  if (/^\s*plan\b/i.test(message)) return true;
  const listed = message.split("\n").filter((line) => /^\s*(?:[-*]|\d+[.)])\s+\S/.test(line));
  const joined = message.slice(0, 2_000).match(/\b(?:and then|after that|then|finally|also)\b/gi);
  return listed.length >= LARGE_WISHES || (joined?.length ?? 0) >= LARGE_WISHES - 1;
}
