/** What a message can refer to. */
export type Referable = {
  /** Names of the attempt's files, the solution first. */
  files: readonly string[];
  testCount: number;
  patterns: readonly { id: string; name: string }[];
  lessons: readonly { id: string; title: string }[];
  /** The origins of this server. */
  origins: readonly string[];
};

export type ReferenceKey =
  | { kind: "file"; path: string }
  /** Counts from 1. */
  | { kind: "test"; number: number }
  | { kind: "line"; number: number }
  | { kind: "error"; name: string }
  | { kind: "pattern"; id: string }
  | { kind: "lesson"; id: string }
  | { kind: "attempt"; problemSlug: string | null };

export const MAX_REFERENCES = 8;

const TEST = /\btests?(?: case)?s? ?#?(\d{1,3})\b/gi;
const LINE = /\blines? ?#?(\d{1,4})\b/gi;
const ERROR = /\b([A-Z][A-Za-z]{2,40}(?:Error|Exception|Warning))\b/g;
const EARLIER =
  /\bmy (?:own )?(?:last|earlier|previous|old|first|other) (?:attempt|try|solution|code)\b/i;
const CODE = /\b(?:my|the|this) (?:code|program|solution|function)\b/i;
/** A path of ours, alone or after an origin. */
const ADDRESS =
  /(?<![\w/.:-])(https?:\/\/[\w.:[\]-]{1,100})?\/(lessons|patterns|problems)\/([a-z0-9][a-z0-9-]{0,80})/gi;

/** What the words of a message refer to, in their order, each once. Addresses of others are not followed. */
export function findReferences(message: string, referable: Referable): ReferenceKey[] {
  const found: { at: number; key: ReferenceKey }[] = [];
  const add = (at: number, key: ReferenceKey) => found.push({ at, key });
  const numbers = (pattern: RegExp, kind: "test" | "line") => {
    for (const { index, 1: digits } of message.matchAll(pattern)) {
      add(index, { kind, number: Number(digits) });
    }
  };
  numbers(TEST, "test");
  numbers(LINE, "line");
  for (const { index, 1: name = "" } of message.matchAll(ERROR))
    add(index, { kind: "error", name });
  for (const path of referable.files) {
    const at = positionOf(message, path);
    if (at >= 0) add(at, { kind: "file", path });
  }
  const [solution] = referable.files;
  const code = CODE.exec(message);
  if (code && solution) add(code.index, { kind: "file", path: solution });
  for (const { id, name } of referable.patterns) {
    const at = positionOf(message, name);
    if (at >= 0) add(at, { kind: "pattern", id });
  }
  for (const { id, title } of referable.lessons) {
    const at = positionOf(message, title);
    if (at >= 0) add(at, { kind: "lesson", id });
  }
  const earlier = EARLIER.exec(message);
  if (earlier) add(earlier.index, { kind: "attempt", problemSlug: null });
  found.push(...addressesIn(message, referable));
  const inOrder = found.sort((one, other) => one.at - other.at).map(({ key }) => key);
  return unique(inOrder)
    .filter((key) => isThere(key, referable))
    .slice(0, MAX_REFERENCES);
}

function addressesIn(message: string, { origins, patterns, lessons }: Referable) {
  return [...message.matchAll(ADDRESS)].flatMap(
    ({
      index: at,
      1: origin,
      2: place = "",
      3: name = "",
    }): { at: number; key: ReferenceKey }[] => {
      if (origin !== undefined && !origins.includes(origin.toLowerCase())) return [];
      const id = name.toLowerCase();
      if (place.toLowerCase() === "problems")
        return [{ at, key: { kind: "attempt", problemSlug: id } }];
      if (place.toLowerCase() === "patterns") {
        return patterns.some((each) => each.id === id)
          ? [{ at, key: { kind: "pattern", id } }]
          : [];
      }
      return lessons.some((each) => each.id === id) ? [{ at, key: { kind: "lesson", id } }] : [];
    },
  );
}

function isThere(key: ReferenceKey, { testCount }: Referable): boolean {
  return key.kind !== "test" || (key.number >= 1 && key.number <= testCount);
}

/** The position of a name as whole words, in any letter case and also in the plural; -1 when it is not there. */
function positionOf(message: string, name: string): number {
  const text = message.toLowerCase();
  const wanted = name.toLowerCase();
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text[at - 1] ?? " ";
    const after = text.slice(at + wanted.length).replace(/^e?s\b/, "")[0] ?? " ";
    if (!/[\w/]/.test(before) && !/\w/.test(after)) return at;
  }
  return -1;
}

function unique(keys: readonly ReferenceKey[]): ReferenceKey[] {
  return [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()];
}
