import { z } from "zod";
import { listAllEvents } from "../../attempt/load/list-all-events.ts";
import { attemptInput, loadAttempt } from "../../attempt/load/load-attempt.ts";
import { recordDecided, recordEvent } from "../../attempt/moves/record-event.ts";
import { requireEither } from "../../attempt/moves/require-move.ts";
import { coachWordsIn } from "../../attempt/story/tell-story.ts";
import { findProblem } from "../../catalog/find-problem.ts";
import { isOwnRecap } from "../../coach/authored/assess-recap.ts";
import { hasPredicted } from "../../coach/predictions/later-prediction.ts";
import type { AttemptEvent } from "../../entities/attempt/attempt-event.ts";
import { markedSchema, marksOf } from "../../entities/coach/fallback-reason.ts";
import { requiredLearnerText } from "../../entities/fields/learner-text.ts";
import type { Actor } from "../../entities/people/person.ts";
import { AppError } from "../../errors.ts";
import type { RecapAssessment } from "../../ports/coach/coach.ts";
import type { Deps } from "../../ports/deps.ts";
import { staleVersion } from "../../ports/lost-race.ts";
import { askCoach } from "../../runs/ask-or-unavailable.ts";

export const submitRecapInput = attemptInput.extend({ text: requiredLearnerText("recap") });
export type SubmitRecap = z.infer<typeof submitRecapInput>;

export const recapAnswerSchema = z.object({
  accepted: z.boolean(),
  feedback: z.string(),
  recapRequired: z.boolean(),
  ...markedSchema.shape,
});
export type RecapAnswer = z.infer<typeof recapAnswerSchema>;

export async function submitRecap(
  deps: Pick<Deps, "attempts" | "problems" | "coach" | "clock">,
  { text, ...input }: SubmitRecap,
  actor: Actor,
): Promise<RecapAnswer> {
  const attempt = requireEither(await loadAttempt(deps, input, actor), "stuck-recap");
  if (!attempt.recapRequired) throw new AppError("recap-not-due", "There is no rescue to recap.");
  const submitted = { type: "recap-submitted", details: { text } } as const;
  const saved = await recordEvent(deps, attempt, submitted, actor);
  const problem = await findProblem(deps, attempt.problemSlug);
  const events = await listAllEvents(deps, saved.id);
  const context = { problem, attempt: saved, rescues: events.flatMap(rescueIn) };
  const isShown = hasPredicted(saved, events) && isOwnRecap(context);
  const reply = isShown ? shown : await askCoach(() => deps.coach.assessRecap(context));
  const { accepted, feedback } = reply;
  const details = { accepted, feedback, ...marksOf(reply) };
  const after = await recordDecided(
    deps,
    saved,
    (present) => {
      requireEither(present, "stuck-recap");
      if (present.recapText !== text) throw staleVersion("attempt", present.version);
      return { type: "recap-assessed", details };
    },
    actor,
  );
  return { ...details, recapRequired: after.recapRequired };
}

/** A right prediction has shown understanding, so the words are not judged. */
const shown: RecapAssessment = {
  accepted: true,
  feedback: "You predicted what it does, and said it in your own words.",
  isFallback: false,
};

function rescueIn(event: AttemptEvent): string[] {
  const said = coachWordsIn(event);
  return said?.kind === "rescue" ? [said.text] : [];
}
