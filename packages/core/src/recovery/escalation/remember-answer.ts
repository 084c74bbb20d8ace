import type { Escalation, EscalationAnswer } from "../../entities/recovery/escalation.ts";
import type { Guidance } from "../../entities/recovery/guidance.ts";
import type { Deps } from "../../ports/deps.ts";
import { keepGuidance } from "../guidance/keep-guidance.ts";

export const MAX_MERGE_TRIES = 5;

type Remembered = Pick<EscalationAnswer, "option" | "text" | "steps" | "answeredBy" | "at">;

/** Keeps an answer as guidance, or as a variant of what says the same. Gives the guidance's id. */
export async function rememberAnswer(
  { guidance, newId }: Pick<Deps, "guidance" | "newId">,
  escalation: Escalation,
  { option, text, steps, answeredBy, at }: Remembered,
): Promise<string> {
  const given: Guidance = {
    id: newId(),
    situation: escalation.situation,
    option,
    words: text,
    steps,
    variants: [],
    status: "draft",
    helped: 0,
    notHelped: 0,
    authorId: answeredBy,
    firstLearnerId: escalation.userId,
    retiredReason: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  for (let tries = 0; tries < MAX_MERGE_TRIES; tries++) {
    const kept = keepGuidance(given, await guidance.ofProblem(escalation.problemSlug));
    if (kept.kind === "new") break;
    const { version } = kept.guidance;
    if (await guidance.save({ ...kept.guidance, version: version + 1 })) return kept.guidance.id;
  }
  await guidance.add(given);
  return given.id;
}
