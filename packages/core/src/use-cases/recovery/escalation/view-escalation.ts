import { z } from "zod";
import type { Actor } from "../../../entities/people/person.ts";
import { escalationSchema } from "../../../entities/recovery/escalation.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import type { Deps } from "../../../ports/deps.ts";
import {
  earlierGuidance,
  earlierGuidanceSchema,
} from "../../../recovery/escalation/earlier-guidance.ts";
import {
  type EscalationInput,
  escalationInput,
  loadEscalation,
} from "../../../recovery/escalation/load-escalation.ts";
import {
  readableEscalation,
  readingOfAnswers,
} from "../../../recovery/escalation/readable-answers.ts";
import {
  teachingEvidence,
  teachingEvidenceSchema,
} from "../../../recovery/escalation/teaching-evidence.ts";
import { classesToShareIn } from "../../../recovery/sharing/choose-class.ts";

export const viewEscalationInput = escalationInput;

export const viewedEscalationSchema = z.object({
  escalation: escalationSchema,
  learner: z.object({ id: z.string(), name: z.string() }),
  problem: z.object({ slug: z.string(), title: z.string() }),
  /** Where the actor may share a part of the answer; the learner's classes first. */
  classes: z.array(z.object({ id: z.string(), name: z.string() })),
  /** What was answered in situations like this one. */
  earlier: z.array(earlierGuidanceSchema),
  /** null where the problem or the attempt is gone. */
  teaching: teachingEvidenceSchema.nullable(),
});
export type ViewedEscalation = z.infer<typeof viewedEscalationSchema>;

export async function viewEscalation(
  deps: Pick<Deps, "escalations" | "classes" | "audit" | "people" | "problems"> &
    Pick<Deps, "attempts" | "guidance" | "runner" | "failures">,
  input: EscalationInput,
  actor: Actor,
): Promise<ViewedEscalation> {
  const escalation = await loadEscalation(deps, input, actor);
  const { id, userId, attemptId, problemSlug } = escalation;
  await deps.audit.record(
    auditRecord(actor, "escalation-viewed", id, { learnerId: userId, attemptId }),
  );
  const learner = await deps.people.find(userId);
  const problem = await deps.problems.find(problemSlug);
  const attempt = await deps.attempts.find(attemptId);
  const reading = await readingOfAnswers(deps, attemptId, actor);
  return {
    escalation: readableEscalation(escalation, reading),
    learner: { id: userId, name: learner?.name ?? "" },
    problem: { slug: problemSlug, title: problem?.title ?? problemSlug },
    classes: await classesToShareIn(deps, actor, userId),
    earlier: await earlierGuidance(deps, escalation, actor),
    teaching: problem && attempt ? await teachingEvidence(deps, problem, attempt) : null,
  };
}
