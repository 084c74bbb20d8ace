import type { CoachContext } from "../../../ports/coach/coach.ts";
import { changedCandidate } from "../candidates/changed-candidate.ts";
import { couldCompile } from "../candidates/could-compile.ts";
import { insertPieces } from "../candidates/insert-pieces.ts";
import { isExpression } from "../candidates/is-expression.ts";
import { replaceExpression } from "../candidates/replace-expression.ts";
import type { Candidate } from "../run/candidate.ts";
import { changeTokens } from "./change-tokens.ts";
import { completeConditions } from "./complete-conditions.ts";
import { findItems, readSpokenNames, type SpokenNames } from "./find-items.ts";
import { readAssignments } from "./read-assignments.ts";
import { rearrangeLines } from "./rearrange-lines.ts";
import { replacePairs, replaceSigns } from "./replace-items.ts";
import { setLiterals, setValues } from "./set-values.ts";
import { findToldSentences } from "./told-sentences.ts";

/** The most programs that are built from all sentences of a reply. */
export const MAX_CHANGES = 120;
/** The most changes that each way of reading a sentence may produce. */
const MAX_OF_A_KIND = 28;
/** No problem needs a longer program, and the changes of one would fill the sandbox. */
const MAX_PROGRAM_LENGTH = 6_000;
const MAX_CHANGED_TEXT = 120_000;

/** Changes the learner's program in every way that sentences may mean: the run decides which of them is a fix. */
export function applyInstructions(text: string, context: CoachContext): Candidate[] {
  const { attempt } = context;
  const program = attempt.code;
  if (program.length > MAX_PROGRAM_LENGTH || isUntouched(context)) return [];
  const sentences = findToldSentences(text);
  if (sentences.length === 0) return [];
  const names = readSpokenNames(program);
  const most = Math.min(MAX_CHANGES, Math.floor(MAX_CHANGED_TEXT / program.length));
  const changed = takeTurns(sentences.flatMap((told) => changesOf(told, names, context)));
  const seen = new Set([plain(program)]);
  const chosen: Candidate[] = [];
  for (const { code, loose } of changed) {
    if (chosen.length >= most) break;
    const key = plain(code);
    if (seen.has(key) || !couldCompile(code, attempt.language)) continue;
    seen.add(key);
    chosen.push({ ...changedCandidate(code, context), ...(loose && { loose }) });
  }
  return chosen;
}

/** Whether the learner has written nothing yet, so that there is nothing to fix. */
const isUntouched = ({ problem, attempt }: CoachContext): boolean =>
  attempt.code.trim() === "" ||
  plain(attempt.code) === plain(problem.starterCode[attempt.language]);

type Change = { code: string; loose?: true };

function changesOf(
  { sentence, before }: { sentence: string; before: string },
  names: SpokenNames,
  { problem, attempt }: CoachContext,
): Change[][] {
  const { code: program, language } = attempt;
  const items = findItems(sentence, names);
  const earlier = findItems(before, names).filter((item) => !items.includes(item));
  const statements = items.filter((item) => !isExpression(item) && /\w/.test(item));
  const expressions = items.filter((item) => isExpression(item) && /\w\W/.test(item));
  const assignments = readAssignments(sentence, program);
  const insert = (line: string) => insertPieces(program, [line], problem, language);
  const sure = [
    replacePairs(program, items, []),
    assignments.flatMap(insert),
    statements.flatMap((line) => insert(line).slice(0, MAX_OF_A_KIND)),
    setValues(program, items),
    expressions.flatMap((item) => replaceExpression(program, item).map(({ code }) => code)),
    replaceSigns(program, items),
    completeConditions(program, items),
  ];
  const loose = isAboutProgram(sentence, items)
    ? [
        replacePairs(program, items, earlier),
        rearrangeLines(program, sentence, items, language),
        changeTokens(program, sentence),
        setLiterals(program, sentence, items),
        rearrangeLines(program, sentence, earlier, language),
      ]
    : [];
  return [
    ...sure.map((programs) => programs.slice(0, MAX_OF_A_KIND).map((code) => ({ code }))),
    ...loose.map((programs) =>
      programs.slice(0, MAX_OF_A_KIND).map((code): Change => ({ code, loose: true })),
    ),
  ];
}

const partOfProgram =
  /\b(?:conditions?|comparisons?|loops?|lines?|sign|check|statement|initial(?:ise|ize)?|index|variable|block|branch|return|operator|range|value|indent\w*|dedent\w*|order|of the two)\b/i;

/** A sentence without code is read as a change only if it is about the program and not about its input. */
const isAboutProgram = (sentence: string, items: readonly string[]): boolean =>
  partOfProgram.test(sentence) || items.some((item) => /^\D/.test(item));

/** Takes one of each list in turn, so that no way of reading uses up `MAX_CHANGES` alone. */
function takeTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => (at < list.length ? [list[at] as T] : [])),
  ).flat();
}

const plain = (code: string): string => code.replaceAll(/(?<![ \t])[ \t]+$/gm, "").trimEnd();
