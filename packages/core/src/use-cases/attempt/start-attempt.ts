import { z } from "zod";
import { type AttemptView, attemptView } from "../../attempt/attempt-view.ts";
import { applyEvent } from "../../attempt/effects/apply-event.ts";
import { hintBudgetFor } from "../../attempt/hint-budget.ts";
import { findProblem } from "../../catalog/find-problem.ts";
import type { AttemptEvent } from "../../entities/attempt/attempt-event.ts";
import { type Mode, modeSchema } from "../../entities/attempt/attempt-mode.ts";
import type { Actor } from "../../entities/people/person.ts";
import { type Language, languageSchema } from "../../entities/runs/language.ts";
import { isFlagEnabledFor } from "../../people/is-flag-enabled-for.ts";
import type { Deps } from "../../ports/deps.ts";

export const startAttemptInput = z.object({
  problemSlug: z.string().min(1).max(100),
  language: languageSchema,
  mode: modeSchema.optional(),
});
export type StartAttempt = z.infer<typeof startAttemptInput>;

export async function startAttempt(
  deps: Pick<Deps, "attempts" | "problems" | "flags" | "settings" | "clock" | "newId" | "rules">,
  input: StartAttempt,
  actor: Actor,
): Promise<{ attempt: AttemptView }> {
  const problem = await findProblem(deps, input.problemSlug);
  const mode = input.mode ?? (await usualMode(deps, actor));
  const inNewFlow = await isFlagEnabledFor(deps, "attempt_v2_flow", actor);
  const event: AttemptEvent = {
    attemptId: deps.newId(),
    version: 1,
    actorId: actor.userId,
    requestId: actor.requestId,
    from: null,
    to: inNewFlow ? "UNDERSTAND" : "APPROACH",
    at: deps.clock.now().toISOString(),
    type: "attempt-started",
    details: {
      userId: actor.userId,
      problemSlug: problem.slug,
      language: input.language,
      mode,
      hintBudget: inNewFlow ? hintBudgetFor(mode, problem.rung) : 0,
      code: problem.starterCode[input.language],
    },
  };
  const attempt = applyEvent(null, event);
  await deps.attempts.create(attempt, event);
  await rememberLanguage(deps, input.language, actor);
  return { attempt: attemptView(attempt, await deps.rules.of(actor.userId)) };
}

async function usualMode(deps: Pick<Deps, "flags" | "settings">, actor: Actor): Promise<Mode> {
  const chosen = (await deps.settings.find(actor.userId))?.defaultMode;
  if (chosen) return chosen;
  return (await isFlagEnabledFor(deps, "beginner_mode_default", actor)) ? "BEGINNER" : "EXPERT";
}

/** Stores the language as the one to offer next time. */
async function rememberLanguage(
  { settings }: Pick<Deps, "settings">,
  defaultLanguage: Language,
  { userId }: Actor,
): Promise<void> {
  const chosen = await settings.find(userId);
  if (!chosen || chosen.defaultLanguage === defaultLanguage) return;
  await settings.save(userId, { ...chosen, defaultLanguage });
}
