import type { CoachContext } from "../../ports/coach/coach.ts";
import type { Guard, GuardVerdict, LeakKind } from "../../ports/coach/guard.ts";
import type { Runner } from "../../ports/runs.ts";
import { buildCandidates, buildCombinedCandidates } from "./candidates/build-candidates.ts";
import { extractCode } from "./extract/extract-code.ts";
import { normalizeReply } from "./extract/normalize-reply.ts";
import { openPublished, type Published } from "./extract/published.ts";
import { applyInstructions } from "./instructions/apply-instructions.ts";
import { findNovelCode, type NovelCode } from "./novelty/find-novel-code.ts";
import { readKnownCode } from "./novelty/known-code.ts";
import {
  MAX_LINES,
  MAX_PIECES,
  MAX_PIECES_BEFORE,
  MAX_PROGRAMS,
  type PolicyRules,
  policies,
} from "./policies.ts";
import { findForeignLanguage } from "./recipe/find-foreign-language.ts";
import { findRecipe } from "./recipe/find-recipe.ts";
import { withoutOwnWork } from "./recipe/without-own-work.ts";
import { cacheRuns } from "./run/cache-runs.ts";
import type { Candidate } from "./run/candidate.ts";
import { findBetterProgram } from "./run/find-better-program.ts";
import { findCodeSimilarity, findProseSimilarity } from "./similarity/find-similarity.ts";
import { findSpokenProgram } from "./similarity/find-spoken-program.ts";
import { isCopied, measureCopiedText } from "./similarity/measure-copied-text.ts";
import { readProseStatements } from "./similarity/read-spoken-statements.ts";

export type GuardOptions = {
  runner: Pick<Runner, "run">;
  /** What everybody can read anyway: it is not judged where it stands word for word. */
  published?: (() => Promise<Published>) | undefined;
};

/** Runs the cheap checks first; a sandbox starts only for code that they could not judge. */
export function createGuard({ runner, published }: GuardOptions): Guard {
  const remembering = cacheRuns(runner);
  const openedPublished = openPublished(published);
  return {
    async check(wholeReply, context, policy) {
      const rules = policies[policy];
      const { removeFrom, words } = await openedPublished();
      const reply = removeFrom(wholeReply, context.problem);
      const reading = readReply(reply, context, rules);
      const { novel, prose } = reading;
      const read = judgeCopied(reading, context) ?? judgeText(novel, prose, context, rules, words);
      if (read) return read;
      const run = novel.length > 0 ? await judgeByRunning(novel, context) : null;
      if (run?.leak) return run;
      const changes = rules.spoken ? applyInstructions(normalizeReply(reply), context) : [];
      const changed = changes.length > 0 ? await runCandidates(changes, novel, context) : null;
      if (changed && "leak" in changed) return changed;
      return await judgeWithEarlierReplies(reading, context, rules);
    },
  };

  async function judgeByRunning(novel: NovelCode[], context: CoachContext): Promise<GuardVerdict> {
    if (novel.length > MAX_PIECES) {
      return leak("novel-code", `${novel.length} pieces of code, more than can be tried`);
    }
    const tried = await runCandidates(
      buildCandidates(novel, context, MAX_PROGRAMS),
      novel,
      context,
    );
    if ("leak" in tried) return tried;
    const lines = novel.reduce((sum, piece) => sum + piece.lines.length, 0);
    return lines <= MAX_LINES[tried.alone]
      ? { leak: false }
      : leak("novel-code", `${lines} lines that do not run: ${firstLine(novel)}`);
  }

  async function runCandidates(candidates: Candidate[], novel: NovelCode[], context: CoachContext) {
    const tried = await findBetterProgram(remembering, candidates, context).catch(() => null);
    if (tried === null) return leak("novel-code", `could not be run: ${firstLine(novel)}`);
    return tried.kind === "better" ? leak("passes-more-tests", tried.evidence) : tried;
  }

  /** Judges the reply together with earlier replies, because pieces that are harmless alone can add up to the program. */
  async function judgeWithEarlierReplies(
    reading: ReplyReading,
    context: CoachContext,
    rules: PolicyRules,
  ): Promise<GuardVerdict> {
    const { novel, prose } = reading;
    const speaks = rules.spoken !== null && readProseStatements(prose).length > 0;
    const copies = measureCopiedText(reading.texts, context).pieces > 0;
    const told = novel.length > 0 || speaks || copies ? await context.told?.() : [];
    const { removeFrom } = await openedPublished();
    const before = (told ?? []).map(({ text, code }) =>
      readReply(
        removeFrom(text, context.problem),
        { ...context, attempt: { ...context.attempt, code } },
        rules,
      ),
    );
    const shown = before.flatMap((earlier) => earlier.novel);
    const said = before.map((earlier) => earlier.prose);
    const copied = judgeCopied(reading, context, before);
    if (copied) return copied;
    const likeness =
      findCodeSimilarity(novel, context, rules.code, shown) ??
      (rules.spoken && findProseSimilarity(prose, context, rules.spoken, said));
    if (likeness) return leak("resembles-reference", `${likeness}, with what was told before`);
    if (novel.length === 0 || shown.length === 0) return { leak: false };
    const all = buildCombinedCandidates([...shown.slice(-MAX_PIECES_BEFORE), ...novel], context);
    const tried = await runCandidates(all, novel, context);
    return "leak" in tried ? tried : { leak: false };
  }
}

/** `texts`: the reply itself, and what it holds in another writing. */
type ReplyReading = { novel: NovelCode[]; prose: string; texts: string[] };

function readReply(reply: string, context: CoachContext, rules: PolicyRules): ReplyReading {
  const text = normalizeReply(reply);
  const { passages, prose, hidden } = extractCode(text);
  const texts = [text, ...hidden];
  if (passages.length === 0) return { novel: [], prose, texts };
  const { language } = context.attempt;
  return {
    texts,
    novel: findNovelCode(passages, readKnownCode(context), language, rules.allowsNovelCode),
    prose,
  };
}

/** Finds a copied reference in any layout: tokens in a list or table, comments, one character per line, many replies. */
function judgeCopied(
  { texts }: ReplyReading,
  context: CoachContext,
  before: readonly ReplyReading[] = [],
): GuardVerdict | null {
  const earlier = before.flatMap((reading) => reading.texts);
  const copied = measureCopiedText([...earlier, ...texts], context);
  if (!isCopied(copied)) return null;
  if (earlier.length > 0 && copied.pieces <= measureCopiedText(earlier, context).pieces)
    return null;
  const percent = Math.round(copied.share * 100);
  return leak("resembles-reference", `holds ${percent}% of a solution, character by character`);
}

function judgeText(
  novel: NovelCode[],
  prose: string,
  context: CoachContext,
  rules: PolicyRules,
  words: ReadonlySet<string>,
): GuardVerdict | null {
  if (novel.length > 0) {
    if (!rules.allowsNovelCode) return leak("novel-code", firstLine(novel));
    const likeness = findCodeSimilarity(novel, context, rules.code);
    if (likeness) return leak("resembles-reference", likeness);
  }
  const spoken = rules.spoken && findProseSimilarity(prose, context, rules.spoken);
  if (spoken) return leak("resembles-reference", spoken);
  const told = withoutOwnWork(prose, context.attempt.code);
  const recipe =
    (rules.aloud && findSpokenProgram(told, rules.aloud)) ||
    (rules.recipeShare && findRecipe(told, context, rules.recipeShare));
  if (recipe) return leak("recipe", recipe);
  const foreign = findForeignLanguage(prose, context, rules.foreign, words);
  return foreign ? leak("not-english", foreign) : null;
}

const leak = (kind: LeakKind, evidence: string): GuardVerdict => ({ leak: true, kind, evidence });

const SHOWN_LENGTH = 80;

function firstLine([first]: readonly NovelCode[]): string {
  const line = first?.lines[0] ?? first?.code ?? "";
  return line.trim().slice(0, SHOWN_LENGTH);
}
