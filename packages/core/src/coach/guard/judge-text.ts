import type { CoachContext } from "../../ports/coach/coach.ts";
import type { GuardVerdict } from "../../ports/coach/guard.ts";
import { findRecurrence } from "./decode/decode-latex.ts";
import { firstLine, leak } from "./leak.ts";
import { isGenericSyntax } from "./novelty/is-generic-syntax.ts";
import type { PolicyRules } from "./policies.ts";
import type { ReplyReading } from "./read-reply.ts";
import { findProcedure } from "./recipe/find-procedure.ts";
import { findRecipe } from "./recipe/find-recipe.ts";
import { withoutOwnWork, withoutQuotedLine } from "./recipe/without-own-work.ts";
import { findCodeSimilarity, findProseSimilarity } from "./similarity/find-similarity.ts";
import { findSpokenProgram } from "./similarity/find-spoken-program.ts";
import { isCopied, measureCopiedText } from "./similarity/measure-copied-text.ts";

/** Finds a copied reference in any form: tokens in a list or table, comments, one character per line, many replies. */
export function judgeCopied(
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

export function judgeText(
  { novel, prose, texts }: ReplyReading,
  context: CoachContext,
  rules: PolicyRules,
): GuardVerdict | null {
  if (novel.length > 0) {
    if (!rules.allowsNovelCode && !isGenericSyntax(novel, context)) {
      return leak("novel-code", firstLine(novel));
    }
    const likeness = findCodeSimilarity(novel, context, rules.code);
    if (likeness) return leak("resembles-reference", likeness);
  }
  const spoken =
    rules.spoken &&
    findProseSimilarity(withoutQuotedLine(prose, context.attempt.code), context, rules.spoken);
  if (spoken) return leak("resembles-reference", spoken);
  const told = withoutOwnWork(prose, context.attempt.code);
  const recipe =
    (rules.aloud && findSpokenProgram(told, rules.aloud)) ||
    (rules.recipeShare !== null &&
      (findRecurrence(texts.slice(1)) ??
        findRecipe(told, context, rules.recipeShare) ??
        findProcedure(told, context)));
  return recipe ? leak("recipe", recipe) : null;
}
