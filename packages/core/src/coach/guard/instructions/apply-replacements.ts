import { equalities, orderings } from "../code/code-words.ts";
import { tokenize } from "../code/tokenize.ts";

const comparisonWords: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(?:less|smaller|lower) than or equal(?: to)?\b|\bat most\b|\bless or equal\b/g, "<="],
  [
    /\b(?:greater|larger|bigger|more) than or equal(?: to)?\b|\bat least\b|\bgreater or equal\b/g,
    ">=",
  ],
  [/\b(?:strictly )?(?:less|smaller|lower) than\b/g, "<"],
  [/\b(?:strictly )?(?:greater|larger|bigger|more) than\b/g, ">"],
  [/\bplus one\b/g, "+ 1"],
  [/\bminus one\b/g, "- 1"],
];
const operand = '(`[^`\\n]{1,60}`|"[^"\\n]{1,60}"|(?<![\\w<>=!])(?:[<>]=?|[!=]==?)(?![\\w<>=]))';
const article = "(?:(?:an?|the|your|its?|that|this)\\s+)?(?:\\w+\\s+)?";
const changeFromTo = new RegExp(
  `\\b(?:change|replace|swap|switch|turn)\\s+${article}${operand}\\s+(?:to|with|into|by|for)\\s+${article}${operand}`,
  "gi",
);
const toInsteadOfFrom = new RegExp(
  `${operand},?\\s+(?:there\\s+|here\\s+)?(?:instead of|rather than|in place of)\\s+${article}${operand}`,
  "gi",
);
const insteadOfFromTo = new RegExp(
  `\\b(?:instead of|rather than)\\s+${article}${operand},?\\s+(?:\\w+\\s+){0,4}${operand}`,
  "gi",
);

/** "use `<=`" names no old sign, so it stands for a change of any comparison. */
const useSign =
  /\b(?:use|write|put|make it|try|needs?|should be|must be)\s+(?:an?\s+|the\s+)?[`"]?([<>]=?|[!=]==?)(?![\w<>=])/gi;
const kindsOfSigns = [orderings, equalities];

type Change = { from: string; to: string };

/** Replaces one piece by another as sentences say: "change `<` to `<=`". */
export const applyReplacements = (text: string, program: string): string[] =>
  readReplacements(text).flatMap((change) => replaceEach(program, change));

/** Reads which piece should replace which; comparisons in words become signs first. */
function readReplacements(text: string): Change[] {
  const signed = comparisonWords.reduce(
    (said, [words, sign]) => said.replaceAll(words, sign),
    text,
  );
  const bare = (part = "") => part.replaceAll(/^[`"]\s*|(?<!\s)\s*[`"]$/g, "");
  const pairs = (shape: RegExp) =>
    [...signed.matchAll(shape)].map(([, one, other]) => ({ one: bare(one), other: bare(other) }));
  const alone = [...signed.matchAll(useSign)].flatMap(([, to = ""]) =>
    kindsOfSigns
      .filter((kind) => kind.has(to))
      .flatMap((kind) => [...kind].map((from) => ({ from, to }))),
  );
  return [
    ...[...pairs(changeFromTo), ...pairs(insteadOfFromTo)].map(({ one, other }) => ({
      from: one,
      to: other,
    })),
    ...pairs(toInsteadOfFrom).map(({ one, other }) => ({ from: other, to: one })),
    ...alone,
  ].filter(({ from, to }) => from !== "" && to !== "" && from !== to);
}

const signMarks = "[<>=!]";

/** One program for each occurrence, with that one changed. */
function replaceEach(program: string, { from, to }: Change): string[] {
  const tokens = tokenize(from).map(({ text }) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (tokens.length === 0) return [];
  const [before, after] = [
    /^\w/.test(from) ? "[\\w.]" : signMarks,
    /\w$/.test(from) ? "\\w" : signMarks,
  ];
  const occurrence = new RegExp(`(?<!${before})${tokens.join("\\s*")}(?!${after})`, "g");
  return [...program.matchAll(occurrence)].map(
    ({ index, 0: old }) => program.slice(0, index) + to + program.slice(index + old.length),
  );
}
