import { numberNames, type Statement } from "./statement.ts";

const sameMeaning: Record<string, string> = Object.fromEntries(
  (
    [
      ["LEN", "length size len"],
      [
        "ADD",
        "push append add enqueue offer addLast push_back appendleft heappush unshift += extend",
      ],
      ["TAKE", "pop popleft shift poll removeLast removeFirst heappop dequeue pop_back"],
      ["HAS", "has contains containsKey includes in count"],
      ["GET", "get getOrDefault setdefault"],
      ["PUT", "set put"],
      ["==", "=== is"],
      ["!=", "!=="],
      ["&&", "and"],
      ["||", "or"],
      ["!", "not"],
      ["<", "<= > >="],
      ["/", "//"],
      ["=", "<- := ←"],
      ["NIL", "null None undefined nil nullptr"],
      ["TRUE", "true True"],
      ["FALSE", "false False"],
      ["INF", "Infinity inf POSITIVE_INFINITY MAX_VALUE INT_MAX maxsize"],
      ["max", "maximum"],
      ["min", "minimum"],
      ["sort", "sorted"],
      ["lower", "toLowerCase toLower tolower"],
      ["startswith", "startsWith"],
    ] as const
  ).flatMap(([to, from]) => from.split(" ").map((word) => [word, to])),
);

const droppedTokens = new Set(
  (
    "const let var new this self int long double boolean bool char auto final static void async await " +
    "Math floor trunc Number float Integer std math ( ) , . ] ; : ?. then do { } ? heapq"
  ).split(" "),
);

const ignoredStarts = new Set(
  "function def class import from public private protected struct procedure algorithm export include using package end endif endfor endwhile".split(
    " ",
  ),
);

/** Statements that people write are shorter; only the beginning of a longer one is compared. */
const MAX_STATEMENT_TOKENS = 400;

/**
 * Brings a statement into one form for all languages; empty when it says nothing about the solution, such as an import.
 */
export function normalizeStatement(tokens: readonly string[]): Statement {
  if (tokens.length > MAX_STATEMENT_TOKENS) {
    return normalizeStatement(tokens.slice(0, MAX_STATEMENT_TOKENS));
  }
  const [first = ""] = tokens;
  if (ignoredStarts.has(first)) return [];
  if (first === "else" || first === "otherwise") return normalizeStatement(tokens.slice(1));
  if (first === "elif") return normalizeStatement(["if", ...tokens.slice(1)]);
  if (first === "for" || first === "foreach") return ["for"];
  return numberNames(shortenAssignment(mapTokens(removeTypes(tokens))));
}

/** `int total = 0` and `let total: number = 0` are `total = 0`. */
function removeTypes(tokens: readonly string[]): string[] {
  const equals = tokens.indexOf("=");
  if (equals < 0) return [...tokens];
  const left = tokens.slice(0, equals);
  const colon = left.indexOf(":");
  const named = colon > 0 ? left.slice(0, colon) : left;
  const isDeclaration = named.length > 1 && !named.some((text) => /^([.[\],({]|AT)$/.test(text));
  return [...(isDeclaration ? named.slice(-1) : removeGenerics(named)), ...tokens.slice(equals)];
}

function removeGenerics(left: readonly string[]): string[] {
  return left.includes("<") ? left.slice(-1) : [...left];
}

function mapTokens(tokens: readonly string[]): string[] {
  return tokens.flatMap((text, at) => {
    const before = tokens[at - 1] ?? "";
    if (text === "[") return [/^[\w$\])]/.test(before) && !isKeyword(before) ? "AT" : "LIST"];
    if (text === "++") return ["ADD", "1"];
    if (text === "--") return ["-=", "1"];
    if (text === ">>") return ["/"];
    const meaning = Object.hasOwn(sameMeaning, text) ? sameMeaning[text] : undefined;
    if (meaning === "PUT") return ["AT"];
    if (meaning === "GET") return ["AT"];
    if (meaning !== undefined) return [meaning];
    if (droppedTokens.has(text)) return isKeyValueComma(tokens, at) ? ["="] : [];
    return [/^["'`]/.test(text) ? `"${text.slice(1, -1)}` : text];
  });
}

const isKeyword = (text: string): boolean => text === "return" || text === "in" || text === "of";

/** `map.set(key, value)` is `map[key] = value`. */
function isKeyValueComma(tokens: readonly string[], at: number): boolean {
  if (tokens[at] !== ",") return false;
  const put = tokens.findIndex((text) => text === "set" || text === "put");
  return put > 0 && put < at && !tokens.slice(put, at).includes(",");
}

/** `x = x + 1` becomes `x += 1`, and a default such as `?? 0` is removed. */
function shortenAssignment(tokens: string[]): string[] {
  const [target, equals, again, sign] = tokens;
  const isStep = equals === "=" && target === again && (sign === "+" || sign === "-");
  const stepped = isStep ? [target ?? "", sign === "+" ? "ADD" : "-=", ...tokens.slice(4)] : tokens;
  const missing = stepped.indexOf("??");
  return missing > 0 && stepped.length - missing <= 3 ? stepped.slice(0, missing) : stepped;
}
