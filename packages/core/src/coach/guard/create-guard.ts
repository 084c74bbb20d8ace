import type { Runner } from "../../runner-port.ts";
import type { CoachContext } from "../coach.ts";
import { findCode } from "./find/find-code.ts";
import { plainText } from "./find/plain-text.ts";
import type { Guard, GuardVerdict, LeakKind } from "./guard.ts";
import { readsAloud } from "./likeness/read-aloud.ts";
import { codeResembles, proseResembles } from "./likeness/resembles.ts";
import { knownCode } from "./own/known-code.ts";
import { type NovelCode, novelCode } from "./own/novel-code.ts";
import { MAX_LINES, type PolicyRules, policies } from "./policies.ts";
import { findRecipe } from "./recipe/find-recipe.ts";
import { passesMore } from "./run/passes-more.ts";
import { rememberRuns } from "./run/remember-runs.ts";

/** The cheap tests come first; a sandbox starts only for code that nothing else has judged. */
export function createGuard({ runner }: { runner: Pick<Runner, "run"> }): Guard {
  const remembering = rememberRuns(runner);
  return {
    async check(reply, context, policy) {
      const rules = policies[policy];
      const { passages, prose } = findCode(plainText(reply));
      const novel =
        passages.length > 0
          ? novelCode(passages, knownCode(context), context.attempt.language, rules.allowsNovelCode)
          : [];
      return (
        judgeText(novel, prose, context, rules) ??
        (novel.length > 0 ? await judgeByRunning(novel, context) : { leak: false })
      );
    },
  };

  async function judgeByRunning(novel: NovelCode[], context: CoachContext): Promise<GuardVerdict> {
    const tried = await passesMore(remembering, novel, context).catch(() => null);
    if (tried === null) return leak("novel-code", `could not be run: ${firstLine(novel)}`);
    if (tried.kind === "better") return leak("passes-more-tests", tried.evidence);
    const lines = novel.reduce((sum, piece) => sum + piece.lines.length, 0);
    return lines <= MAX_LINES[tried.alone]
      ? { leak: false }
      : leak("novel-code", `${lines} lines that do not run: ${firstLine(novel)}`);
  }
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
  return recipe ? leak("recipe", recipe) : null;
}

const leak = (kind: LeakKind, evidence: string): GuardVerdict => ({ leak: true, kind, evidence });

const SHOWN_LENGTH = 80;

function firstLine([first]: readonly NovelCode[]): string {
  const line = first?.lines[0] ?? first?.code ?? "";
  return line.trim().slice(0, SHOWN_LENGTH);
}
