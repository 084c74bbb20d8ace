import type { CoachContext } from "../../ports/coach/coach.ts";
import type { Guard, GuardVerdict } from "../../ports/coach/guard.ts";
import type { Runner } from "../../ports/runs.ts";
import { buildCandidates, buildCombinedCandidates } from "./candidates/build-candidates.ts";
import { normalizeReply } from "./extract/normalize-reply.ts";
import { openPublished, type Published } from "./extract/published.ts";
import { applyInstructions } from "./instructions/apply-instructions.ts";
import { findToldChange } from "./instructions/find-told-change.ts";
import { judgeCopied, judgeText } from "./judge-text.ts";
import { firstLine, leak } from "./leak.ts";
import type { NovelCode } from "./novelty/find-novel-code.ts";
import {
  MAX_LINES,
  MAX_PIECES,
  MAX_PIECES_BEFORE,
  MAX_PROGRAMS,
  type PolicyRules,
  policies,
} from "./policies.ts";
import { type ReplyReading, readReply } from "./read-reply.ts";
import { findForeignLanguage } from "./recipe/find-foreign-language.ts";
import { findProcedure } from "./recipe/find-procedure.ts";
import { findRecipe } from "./recipe/find-recipe.ts";
import { cacheRuns } from "./run/cache-runs.ts";
import type { Candidate } from "./run/candidate.ts";
import { findBetterProgram } from "./run/find-better-program.ts";
import { passesAlready } from "./run/passes-already.ts";
import { findCodeSimilarity, findProseSimilarity } from "./similarity/find-similarity.ts";
import { measureCopiedText } from "./similarity/measure-copied-text.ts";
import { readProseStatements } from "./similarity/read-spoken-statements.ts";

export type GuardOptions = {
  runner: Pick<Runner, "run">;
  /** What everybody can read anyway: it is not judged where it stands word for word. */
  published?: (() => Promise<Published>) | undefined;
};

/** Judges a reply by reading it, and runs programs only if reading could not decide. */
export function createGuard({ runner, published }: GuardOptions): Guard {
  const remembering = cacheRuns(runner);
  const openedPublished = openPublished(published);
  return {
    async check(wholeReply, context, policy) {
      const rules = policies[policy];
      const { removeFrom, words } = await openedPublished();
      const reply = removeFrom(wholeReply, context.problem);
      const reading = readReply(reply, context, rules);
      const read = judgeCopied(reading, context) ?? judgeText(reading, context, rules);
      if (read) return read;
      const before = await readEarlier(reading, context, rules);
      const together = judgeWithEarlier(reading, before, context, rules);
      if (together) return together;
      const changes = rules.spoken ? applyInstructions(normalizeReply(reply), context) : [];
      const run = await judgeByRunning(reading.novel, before, changes, context);
      if (run) return run;
      const change = rules.recipeShare !== null && findToldChange(normalizeReply(reply), context);
      if (change && !(await passesAlready(remembering, context).catch(() => false)))
        return leak("recipe", change);
      const foreign = findForeignLanguage(reading.prose, context, rules.foreign, words);
      return foreign ? leak("not-english", foreign) : { leak: false };
    },
  };

  /** Tries the reply's code, the changes that it tells, and its code with that of earlier replies, all in the same runs. */
  async function judgeByRunning(
    novel: NovelCode[],
    before: readonly ReplyReading[],
    changes: Candidate[],
    context: CoachContext,
  ): Promise<GuardVerdict | null> {
    if (novel.length > MAX_PIECES) {
      return leak("novel-code", `${novel.length} pieces of code, more than can be tried`);
    }
    const shown = before.flatMap((earlier) => earlier.novel);
    const added =
      novel.length > 0 && shown.length > 0
        ? buildCombinedCandidates([...shown.slice(-MAX_PIECES_BEFORE), ...novel], context)
        : [];
    const own = novel.length > 0 ? buildCandidates(novel, context, MAX_PROGRAMS) : [];
    if (novel.length === 0 && changes.length === 0) return null;
    const candidates = [...own, ...added, ...changes];
    const tried = await findBetterProgram(remembering, candidates, context).catch(() => null);
    // Without a sandbox, changes that were only guessed from words pass. Code and plainly told changes do not.
    const isGuess = novel.length === 0 && changes.every(({ loose }) => loose);
    if (tried === null && isGuess) return null;
    if (tried === null) return leak("novel-code", `could not be run: ${firstLine(novel)}`);
    if (tried.kind === "better") return leak("passes-more-tests", tried.evidence);
    const lines = novel.reduce((sum, piece) => sum + countStatements(piece), 0);
    return lines <= MAX_LINES[tried.alone]
      ? null
      : leak("novel-code", `${lines} lines that do not run: ${firstLine(novel)}`);
  }

  /** The earlier replies, if this reply could complete what they told. */
  async function readEarlier(
    reading: ReplyReading,
    context: CoachContext,
    rules: PolicyRules,
  ): Promise<ReplyReading[]> {
    const { novel, prose, texts } = reading;
    const speaks = rules.spoken !== null && readProseStatements(prose).length > 0;
    const tells = rules.recipeShare !== null && findRecipe(prose, context, 0) !== null;
    const adds =
      novel.length > 0 || speaks || tells || measureCopiedText(texts, context).pieces > 0;
    const told = adds ? ((await context.told?.()) ?? []) : [];
    const { removeFrom } = await openedPublished();
    return told.map(({ text, code }) =>
      readReply(
        removeFrom(text, context.problem),
        { ...context, attempt: { ...context.attempt, code } },
        rules,
      ),
    );
  }
}

/** In a language that cannot be run, each statement of a line counts. */
const countStatements = ({ lines, language }: NovelCode): number =>
  language === "other"
    ? lines.flatMap((line) => line.split(";").filter((part) => /\w/.test(part))).length
    : lines.length;

/** Judges the reply together with earlier replies, because pieces that are harmless alone can add up to the program. */
function judgeWithEarlier(
  reading: ReplyReading,
  before: readonly ReplyReading[],
  context: CoachContext,
  rules: PolicyRules,
): GuardVerdict | null {
  if (before.length === 0) return null;
  const copied = judgeCopied(reading, context, before);
  if (copied) return copied;
  const { novel, prose } = reading;
  const shown = before.flatMap((earlier) => earlier.novel);
  const said = before.map((earlier) => earlier.prose);
  const likeness =
    findCodeSimilarity(novel, context, rules.code, shown) ??
    (rules.spoken && findProseSimilarity(prose, context, rules.spoken, said));
  if (likeness) return leak("resembles-reference", `${likeness}, with what was told before`);
  const procedure = rules.recipeShare !== null && findProcedure(prose, context, said);
  return procedure ? leak("recipe", procedure) : null;
}
