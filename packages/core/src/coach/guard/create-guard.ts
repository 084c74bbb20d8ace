import type { CoachContext } from "../../ports/coach.ts";
import type { Guard, GuardVerdict, LeakKind } from "../../ports/guard.ts";
import type { Runner } from "../../ports/runs.ts";
import { findCode } from "./find/find-code.ts";
import { plainText } from "./find/plain-text.ts";
import { readsAloud } from "./likeness/read-aloud.ts";
import { codeResembles, proseResembles } from "./likeness/resembles.ts";
import { proseStatements } from "./likeness/spoken.ts";
import { knownCode } from "./own/known-code.ts";
import { type NovelCode, novelCode } from "./own/novel-code.ts";
import {
  MAX_LINES,
  MAX_PIECES_BEFORE,
  MAX_PROGRAMS,
  type PolicyRules,
  policies,
} from "./policies.ts";
import { findRecipe } from "./recipe/find-recipe.ts";
import { findForeign } from "./recipe/foreign.ts";
import { passesMore } from "./run/passes-more.ts";
import type { Candidate } from "./run/program.ts";
import { rememberRuns } from "./run/remember-runs.ts";
import { programsFrom, programsOfAll } from "./splice/programs-from.ts";
import { toldChanges } from "./told/changes.ts";

/** The cheap tests come first; a sandbox starts only for code that nothing else has judged. */
export function createGuard({ runner }: { runner: Pick<Runner, "run"> }): Guard {
  const remembering = rememberRuns(runner);
  return {
    async check(reply, context, policy) {
      const rules = policies[policy];
      const { novel, prose } = readReply(reply, context, rules);
      const read = judgeText(novel, prose, context, rules);
      if (read) return read;
      const run = novel.length > 0 ? await judgeByRunning(novel, context) : null;
      if (run?.leak) return run;
      const changes = rules.spoken ? toldChanges(plainText(reply), context) : [];
      const changed = changes.length > 0 ? await tryOut(changes, novel, context) : null;
      if (changed && "leak" in changed) return changed;
      return await judgeTogether({ novel, prose }, context, rules);
    },
  };

  async function judgeByRunning(novel: NovelCode[], context: CoachContext): Promise<GuardVerdict> {
    const tried = await tryOut(programsFrom(novel, context, MAX_PROGRAMS), novel, context);
    if ("leak" in tried) return tried;
    const lines = novel.reduce((sum, piece) => sum + piece.lines.length, 0);
    return lines <= MAX_LINES[tried.alone]
      ? { leak: false }
      : leak("novel-code", `${lines} lines that do not run: ${firstLine(novel)}`);
  }

  async function tryOut(candidates: Candidate[], novel: NovelCode[], context: CoachContext) {
    const tried = await passesMore(remembering, candidates, context).catch(() => null);
    if (tried === null) return leak("novel-code", `could not be run: ${firstLine(novel)}`);
    return tried.kind === "better" ? leak("passes-more-tests", tried.evidence) : tried;
  }

  /** With what was told before: pieces that are nothing by themselves may be the program by now. */
  async function judgeTogether(
    { novel, prose }: Reading,
    context: CoachContext,
    rules: PolicyRules,
  ): Promise<GuardVerdict> {
    const speaks = rules.spoken !== null && proseStatements(prose).length > 0;
    const told = novel.length > 0 || speaks ? await context.told?.() : [];
    const before = (told ?? []).map(({ text, code }) =>
      readReply(text, { ...context, attempt: { ...context.attempt, code } }, rules),
    );
    const shown = before.flatMap((earlier) => earlier.novel);
    const said = before.map((earlier) => earlier.prose);
    const likeness =
      codeResembles(novel, context, rules.code, shown) ??
      (rules.spoken && proseResembles(prose, context, rules.spoken, said));
    if (likeness) return leak("resembles-reference", `${likeness}, with what was told before`);
    if (novel.length === 0 || shown.length === 0) return { leak: false };
    const all = programsOfAll([...shown.slice(-MAX_PIECES_BEFORE), ...novel], context);
    const tried = await tryOut(all, novel, context);
    return "leak" in tried ? tried : { leak: false };
  }
}

type Reading = { novel: NovelCode[]; prose: string };

function readReply(text: string, context: CoachContext, rules: PolicyRules): Reading {
  const { passages, prose } = findCode(plainText(text));
  if (passages.length === 0) return { novel: [], prose };
  const { language } = context.attempt;
  return { novel: novelCode(passages, knownCode(context), language, rules.allowsNovelCode), prose };
}

function judgeText(
  novel: NovelCode[],
  prose: string,
  context: CoachContext,
  rules: PolicyRules,
): GuardVerdict | null {
  if (novel.length > 0) {
    if (!rules.allowsNovelCode) return leak("novel-code", firstLine(novel));
    const likeness = codeResembles(novel, context, rules.code);
    if (likeness) return leak("resembles-reference", likeness);
  }
  const spoken = rules.spoken && proseResembles(prose, context, rules.spoken);
  if (spoken) return leak("resembles-reference", spoken);
  const recipe =
    (rules.aloud && readsAloud(prose, rules.aloud)) ||
    (rules.recipeShare && findRecipe(prose, context, rules.recipeShare));
  if (recipe) return leak("recipe", recipe);
  const foreign = findForeign(prose, context, rules.foreign);
  return foreign ? leak("not-english", foreign) : null;
}

const leak = (kind: LeakKind, evidence: string): GuardVerdict => ({ leak: true, kind, evidence });

const SHOWN_LENGTH = 80;

function firstLine([first]: readonly NovelCode[]): string {
  const line = first?.lines[0] ?? first?.code ?? "";
  return line.trim().slice(0, SHOWN_LENGTH);
}
