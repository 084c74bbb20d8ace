import { languageNames, literalWords, statementWords } from "../code/code-words.ts";
import { tokenize } from "../code/tokenize.ts";
import { findCodeFragments } from "../extract/find-code-fragments.ts";
import { spellSigns } from "./spell-signs.ts";

/** The most pieces of code that are read from one sentence. */
const MAX_ITEMS = 14;
const marked =
  /`{1,3}([^`\n]{1,160})`{1,3}|"([^"\n]{1,160})"|\*\*([^*\n]{1,160})\*\*|(?<!\w)'([^'\n]{1,160})'(?!\w)/g;
const returned =
  /\breturn(?:s|ing)? ((?:-\s?)?[\w.$[\]()]{1,60}(?: [-+*/%] [\w.$[\]()]{1,40}){0,4})/g;
const setting =
  /(?<![\w.])(?:(?:const|let|var) )?[A-Za-z_$][\w$.]{0,40}(?:\[[^\]\n]{1,40}\]){0,2} (?:[-+*/]|\/\/)?= [^\n]{1,160}/g;
/** Matches where the words of the sentence continue after an assignment. */
const goesOn =
  /(?:"|`|'|,)?\s(?:after|before|in|at|there|here|instead|inside|outside|and|so|to|on|right|just|first|when|where|because|as|into|by|with|comes|has|must|should|is|belongs|needs|one)\b/;
const callStart = /(?<![\w.])[A-Za-z_$][\w$.]{0,60}\(/g;
const signs = /(?<![\w<>=!+*/-])(?:[<>]=?|[!=]==?|[-+*/]=|\/\/|&&|\|\||\+\+|--)(?![<>=])/g;
const values =
  /(?<![\w.])(?:- ?)?\d{1,6}(?![\w.]\d)|\b(?:None|null|True|False|true|false|undefined|Infinity|infinity)\b|\[\]|\{\}|""|''/g;
const keywords = /\b(?:while|elif|else if|break|continue|else)\b/g;

/** How the names of a program sound in a sentence: `with_coin` is "with coin". */
export type SpokenNames = ReadonlyMap<string, string>;

export function readSpokenNames(program: string): SpokenNames {
  const names = new Map<string, string>();
  for (const { kind, text } of tokenize(program)) {
    if (kind !== "name" || statementWords.has(text) || literalWords.has(text)) continue;
    const spoken = text
      .replaceAll("_", " ")
      .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter}`)
      .toLowerCase();
    if (text.length > 1 || /^[b-hj-z]$/.test(text)) names.set(spoken, text);
    if (!languageNames.has(text)) names.set(text, text);
  }
  return names;
}

export function findItems(sentence: string, names: SpokenNames): string[] {
  const spans: string[] = [];
  const unmarked = sentence.replaceAll(marked, (_, ...found: (string | undefined)[]) => {
    const span = found.slice(0, 4).find((part) => part !== undefined) ?? "";
    spans.push(span.trim());
    return ` ${/^[\w.]+$/.test(span) ? span : ","} `;
  });
  const said = spellSigns(unmarked);
  const found = [
    ...spans,
    ...spans.map(spellSigns),
    ...findCodeFragments(joinSpokenNames(said, names)),
    ...[...said.matchAll(returned)].map(([code]) => code.replace(/^returns?(?:ing)?/, "return")),
    ...findSettings(sentence),
    ...findCalls(said),
    ...[...said.matchAll(signs)].map(([code]) => code),
    ...[...said.matchAll(values)].map(([code]) => code.replace(" ", "")),
    ...namesIn(said, names),
    ...[...said.matchAll(keywords)].map(([code]) => code),
  ];
  const bare = found
    .map((item) => item.replace(/^[,.\s]{1,9}|[,.;:\s]{1,9}$/g, ""))
    .filter((item) => item !== "");
  return [...new Set(bare)].slice(0, MAX_ITEMS);
}

/** Assignments, each cut where the sentence seems to continue, and uncut. */
function findSettings(sentence: string): string[] {
  return [...sentence.matchAll(setting)].flatMap(([found]) => {
    const end = goesOn.exec(found.slice(found.indexOf("=") + 1))?.index;
    const short = end === undefined ? [] : [found.slice(0, found.indexOf("=") + 1 + end)];
    return [...short, found.replace(/["`'*.]{1,4}$/, "")];
  });
}

/** In characters. */
const MAX_CALL = 140;

/** Calls with their brackets, however deep these go. */
function findCalls(said: string): string[] {
  return [...said.matchAll(callStart)].flatMap(({ index, 0: opening }) => {
    let depth = 1;
    for (let at = index + opening.length; at < Math.min(said.length, index + MAX_CALL); at++) {
      if (said[at] === "(") depth += 1;
      if (said[at] === ")") depth -= 1;
      if (depth === 0) return [said.slice(index, at + 1)];
    }
    return [];
  });
}

function namesIn(said: string, names: SpokenNames): string[] {
  const words = ` ${said.replaceAll(/[^\w$ ]/g, " ").replaceAll(/ {2,}/g, " ")} `;
  const lower = words.toLowerCase();
  return [...names]
    .filter(([spoken, name]) => lower.includes(` ${spoken} `) || words.includes(` ${name} `))
    .map(([, name]) => name);
}

/** "with coin + 1" becomes "with_coin + 1". */
function joinSpokenNames(said: string, names: SpokenNames): string {
  return [...names]
    .filter(([spoken]) => spoken.includes(" "))
    .reduce((text, [spoken, name]) => text.replaceAll(spoken, name), said);
}
