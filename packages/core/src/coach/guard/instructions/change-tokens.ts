import { type PlacedToken, placeTokens } from "../code/place-tokens.ts";

const saysEqual =
  /\b(?:equals?|equality|inclusive(?:ly)?|includ(?:e|es|ing)|strict(?:ly|er)?|exclusive(?:ly)?|exclud(?:e|es|ing)|same|ties?|touch(?:es|ing)?|last|boundary)\b|(?<![<>=!])=(?!=)/i;
const saysWhere =
  /\b(?:condition|comparison|compar(?:e|es|ing)|check|checks|loop|while|if|sign|test|bound|bounds|limit|line|sides?|range|greater|less|smaller|larger)\b|[<>]/i;
const saysOne =
  /\boff[- ]by[- ]one\b|\b(?:one|1) (?:more|less|fewer|further|too (?:many|few|far|short)|past|extra|position|place|step|index)\b|[-+] ?1\b|\b(?:plus|minus|add|adding|subtract|subtracting) (?:one|1)\b|\b(?:increment|decrement)\b/i;
const saysExtreme =
  /\b(?:min|minimum|smaller|smallest|lower|lowest|max|maximum|larger|largest|bigger|biggest|greater|greatest|higher|highest)\b/i;
const saysDirection =
  /\b(?:subtract(?:ed|ing)?|add(?:ed|ing)?|plus|minus|opposite|reversed?|other way|direction|flip(?:ped)?|invert(?:ed)?|backwards?|negat(?:e|ed|ion)|both conditions|either condition)\b|\b(?:and|or)\b[^.]{0,30}\b(?:instead of|rather than|not)\b[^.]{0,20}\b(?:and|or)\b/i;

const toggled: Record<string, readonly string[]> = {
  "<": ["<="],
  "<=": ["<"],
  ">": [">="],
  ">=": [">"],
};
const opposite: Record<string, readonly string[]> = {
  "<": [">"],
  ">": ["<"],
  "<=": [">="],
  ">=": ["<="],
  "==": ["!="],
  "===": ["!=="],
  "!=": ["=="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "+=": ["-="],
  "-=": ["+="],
  and: ["or"],
  or: ["and"],
  "&&": ["||"],
  "||": ["&&"],
};
const extremes: Record<string, readonly string[]> = { min: ["max"], max: ["min"] };

/** Changes single tokens where a sentence says in words what is wrong with them: equality, direction, off by one. */
export function changeTokens(program: string, sentence: string): string[] {
  const lines = program.split("\n");
  const tokens = placeTokens(lines);
  return [
    ...(saysEqual.test(sentence) && saysWhere.test(sentence)
      ? exchange(lines, tokens, toggled)
      : []),
    ...(saysExtreme.test(sentence) ? exchange(lines, tokens, extremes) : []),
    ...(saysOne.test(sentence) ? changeOffsets(lines, tokens) : []),
    ...(saysDirection.test(sentence) ? exchange(lines, tokens, opposite) : []),
  ];
}

function exchange(
  lines: readonly string[],
  tokens: readonly PlacedToken[],
  table: Record<string, readonly string[]>,
): string[] {
  return tokens.flatMap((token) =>
    (Object.hasOwn(table, token.text) ? (table[token.text] ?? []) : []).map((to) =>
      splice(lines, token.line, token.from, token.until, to),
    ),
  );
}

/** Adds one to a value or takes one off, and leaves out a one that is added or taken off. */
function changeOffsets(lines: readonly string[], tokens: readonly PlacedToken[]): string[] {
  return tokens.flatMap((token, at) => {
    const [next, after] = [tokens[at + 1], tokens[at + 2]];
    const isOffset =
      /^[-+]$/.test(next?.text ?? "") && after?.text === "1" && after.line === token.line;
    if (!/^[\w$)\]]+$/.test(token.text) || token.kind === "string") return [];
    if (isOffset && after) {
      const flipped = next?.text === "+" ? " - 1" : " + 1";
      return ["", flipped].map((put) => splice(lines, token.line, token.until, after.until, put));
    }
    const ends = next?.line !== token.line || /^[),;:\]<>]|^(?:[<>]=?|[!=]==?)$/.test(next.text);
    return ends && !/^(?:return|else|break|continue|pass)$/.test(token.text)
      ? [" + 1", " - 1"].map((put) => splice(lines, token.line, token.until, token.until, put))
      : [];
  });
}

export function splice(
  lines: readonly string[],
  line: number,
  from: number,
  until: number,
  put: string,
): string {
  const text = lines[line] ?? "";
  return [
    ...lines.slice(0, line),
    `${text.slice(0, from)}${put}${text.slice(until)}`,
    ...lines.slice(line + 1),
  ].join("\n");
}
