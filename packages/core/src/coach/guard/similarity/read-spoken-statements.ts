import { digitsByWord } from "../../reading/number-words.ts";
import { splitWords } from "../../reading/split-words.ts";
import { tokenize } from "../code/tokenize.ts";
import { normalizeStatement } from "./normalize-statement.ts";
import type { Statement } from "./statement.ts";

const phrases: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /\b(?:is |are )?(?:not )?(?:strictly )?(?:less|smaller|lower|greater|larger|bigger|higher|more) than(?: or equal to)?\b/g,
    " < ",
  ],
  [/\b(?:is )?(?:at most|at least|no more than|no less than|exceeds|below|above)\b/g, " < "],
  [
    /\b(?:is not equal to|is not the same as|differs? from|does not equal|doesn't equal|not equal to|different from)\b/g,
    " != ",
  ],
  [/\b(?:is equal to|is the same as|equals|equal to|matches)\b/g, " == "],
  [/\bplus\b/g, " + "],
  [/\bminus\b/g, " - "],
  [/\b(?:times|multiplied by)\b/g, " * "],
  [/\b(?:divided by|integer divided by)\b/g, " / "],
  [/\bhalf (?:of )?(?:the sum of )?(.+)/g, " $1 / 2 "],
  [/\b(?:in|de)crement (.{1,200}?) by (\S+)/g, " $1 += $2 "],
  [/\b(?:increment|bump|advance) (.+)/g, " $1 += 1 "],
  [/\bdecrement (.+)/g, " $1 -= 1 "],
  [/\b(?:increase|raise|grow) (.{1,200}?) by (.+)/g, " $1 += $2 "],
  [/\b(?:decrease|reduce|lower|shrink) (.{1,200}?) by (.+)/g, " $1 -= $2 "],
  [
    /\b(?:append|push|add|put) (.{1,200}?) (?:on ?to|to|into|on|in|at the end of)(?: the top of| the end of)? (.+)/g,
    " $2 ADD $1 ",
  ],
  [/\b(?:store|save|record|remember|write) (.{1,200}?) (?:as|in|into|at|under) (.+)/g, " $2 = $1 "],
  [
    /\b(?:set|change|update|reset|initiali[sz]e|assign|turn|move|point|switch) (.{1,200}?) (?:to|equal to|onto|=) (.+)/g,
    " $1 = $2 ",
  ],
  [
    /\b(?:set|update|reset|initiali[sz]e|start|begin) (.{1,200}?) (?:at|as|with|by) (.+)/g,
    " $1 = $2 ",
  ],
  [/\b(?:begins|starts|is initiali[sz]ed) (?:as|at|with|to)\b/g, " = "],
  [/\b(?:let|make|have) (.{1,200}?) (?:be|equal|become|point to) (.+)/g, " $1 = $2 "],
  [/\b(?:becomes|gets|points to|takes the value(?: of)?)\b/g, " = "],
  [/\bpop(?: off)?(?: the top)?(?: of| from| off)? ?(.*)/g, " $1 TAKE "],
  [/\b(?:the )?(?:length|size|count|number) of (\S+(?: \S+)?)/g, " $1 LEN "],
  [/\b(?:the )?(?:max|maximum|larger|bigger|greater|largest) of\b/g, " max "],
  [/\b(?:the )?(?:min|minimum|smaller|smallest|lesser) of\b/g, " min "],
  [/\b(?:return|give back|output|answer with|the answer is|report)\b/g, " return "],
  [
    /\bfor (?:each|every|all)\b|\b(?:loop|iterate|go through|walk|scan|run)\b.*|\bfor \w+ (?:from|in|running|going|equals)\b.*/g,
    " for ",
  ],
  [/\b(?:while|as long as|until|keep going while)\b/g, " while "],
  [/\b(?:if|when|whenever|in case)\b/g, " if "],
  [/\b(?:sub|bracket|at index|at position|at the index|at the position|indexed by|at)\b/g, " AT "],
  [/\b(?:has|contains|already holds|is in|is already in|exists in)\b/g, " HAS "],
  [/\bempty\b/g, " LEN == 0 "],
];

const values: ReadonlyMap<string, string> = new Map([
  ...digitsByWord(4),
  ["infinity", "INF"],
  ["null", "NIL"],
  ["none", "NIL"],
  ["nothing", "NIL"],
  ["true", "TRUE"],
  ["false", "FALSE"],
]);

/** Joins lines first, because a sentence can run over several; list items and paragraphs stay apart. */
export function readProseStatements(prose: string): Statement[] {
  return readSpokenStatements(
    prose.replaceAll(/(?<!\n)\n(?!\s{0,40}(?:\n|[-*•]|\d{1,9}[.)]))/g, " "),
  );
}

/** Reads the clauses that tell a statement, such as "set low to middle plus one". */
export function readSpokenStatements(text: string): Statement[] {
  return splitSpokenClauses(text).flatMap((clause) => {
    const statement = normalizeStatement(tokenizeClause(clause));
    return statement.length > 1 || statement[0] === "for" ? [statement] : [];
  });
}

/** Reads the clauses that assign something; words that stand together are one name, joined by `_`. */
export function readSpokenAssignments(text: string): string[][] {
  return splitSpokenClauses(text)
    .map((clause) =>
      tokenizeClause(clause.replace(/\b(?:instead|rather than|in place of)\b.*$/, "")),
    )
    .filter(([, mark = ""]) => mark === "=" || mark === "+=" || mark === "-=");
}

const splitSpokenClauses = (text: string): string[] =>
  text
    .toLowerCase()
    .split(
      /(?<![.!?;:\n])[.!?;:\n]+\s|[,\n]|[.!?;:]$|\b(?:then|otherwise|else|and then|and finally|after that|finally|next)\b|\band (?=set|let|return|add|push|append|increment|decrement|move|store|put|if)/,
    )
    .map((clause) => clause.trim());

function tokenizeClause(clause: string): string[] {
  const marked = phrases.reduce((text, [phrase, mark]) => text.replaceAll(phrase, mark), clause);
  return marked === clause ? [] : joinNames(marked);
}

/** Joins words that stand together into one name. */
function joinNames(clause: string): string[] {
  const done: string[] = [];
  let name: string[] = [];
  const close = () => {
    if (name.length > 0) done.push(name.join("_"));
    name = [];
  };
  for (const { kind, text } of tokenize(clause)) {
    const value = values.get(text);
    if (kind !== "name" || /^[A-Z]+$/.test(text) || value || isKeyword(text)) {
      close();
      done.push(value ?? text);
    } else if (!splitWords(text)[0]?.grammar) name.push(text);
  }
  close();
  return done;
}

const isKeyword = (text: string): boolean => /^(if|while|for|return|max|min)$/.test(text);
