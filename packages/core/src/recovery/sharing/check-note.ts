import { z } from "zod";
import { applyEvent } from "../../attempt/effects/apply-event.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import { AppError, invalidField } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";
import { findForeignLinks } from "./find-foreign-links.ts";
import {
  findPersonalDetails,
  type KnownNames,
  personalDetailSchema,
} from "./find-personal-details.ts";

export const noteCheckSchema = z.object({
  /** What might tell whom it was written for. The author looks at it before it is shared. */
  personal: z.array(personalDetailSchema),
  /** Links that lead away from Foothold; a note may have none. */
  foreignLinks: z.array(z.string()),
  /** What the guard objects to; null when it found nothing. */
  warning: z.object({ kind: z.string(), evidence: z.string() }).nullable(),
});
export type NoteCheck = z.infer<typeof noteCheckSchema>;

type Checked = { text: string; problem: Problem | null; names: KnownNames };

/** Looks at a text that is to be shown to learners whom its author does not know. */
export async function checkNote(
  { guard, ownOrigins = [] }: Pick<Deps, "guard" | "ownOrigins">,
  { text, problem, names }: Checked,
): Promise<NoteCheck> {
  const verdict = problem
    ? await guard
        ?.check(text, { problem, attempt: untouchedAttempt(problem) }, "strict")
        .catch(unchecked)
    : undefined;
  return {
    personal: findPersonalDetails(text, names),
    foreignLinks: findForeignLinks(text, ownOrigins),
    // A note in another language is no leak: its author knows what it says.
    warning:
      verdict?.leak && verdict.kind !== "not-english"
        ? { kind: verdict.kind, evidence: verdict.evidence }
        : null,
  };
}

/** Throws unless the note may be shared: no links elsewhere, no solution, and personal details looked at. */
export function requireShareable(
  { personal, foreignLinks, warning }: NoteCheck,
  { field, personalChecked }: { field: string; personalChecked: boolean },
): void {
  if (foreignLinks.length > 0) {
    const away = `Links may only lead to Foothold itself: ${foreignLinks.join(", ")}`;
    throw invalidField(field, away);
  }
  if (warning) {
    throw new AppError(
      "gives-solution-away",
      "The guard finds that this gives the solution away.",
      {
        details: warning,
        suggestions: ["Say where to look instead of what to write."],
      },
    );
  }
  if (personal.length > 0 && !personalChecked) {
    const seen = personal.map(({ text }) => `“${text}”`).join(", ");
    throw invalidField(field, `Look at this before others read it: ${seen}`);
  }
}

/** What the guard could not look at is not shared. */
function unchecked(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError("coach-unavailable", "The guard cannot look at this text now.", {
    cause,
    retryAfterSeconds: 10,
    suggestions: ["Try again in a moment."],
  });
}

/** The guard compares with a learner's own program: here with the code that everybody begins with. */
function untouchedAttempt(problem: Problem): AnyAttempt {
  return applyEvent(null, {
    attemptId: "note",
    version: 1,
    actorId: "note",
    requestId: "note",
    from: null,
    to: "UNDERSTAND",
    at: new Date(0).toISOString(),
    type: "attempt-started",
    details: {
      userId: "note",
      problemSlug: problem.slug,
      language: "javascript",
      mode: "EXPERT",
      hintBudget: 0,
      code: problem.starterCode.javascript,
    },
  });
}
