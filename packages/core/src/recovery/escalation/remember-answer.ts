import type { Escalation, EscalationAnswer } from "../../entities/recovery/escalation.ts";
import type { Guidance } from "../../entities/recovery/guidance.ts";
import type { Deps } from "../../ports/deps.ts";
import { ignoreLostRace, retryLostRace } from "../../ports/lost-race.ts";
import { extractSteps } from "../guidance/extract-steps.ts";
import { mergeGuidance } from "../guidance/merge-guidance.ts";
import { versionOf } from "../sharing/version-of.ts";

type Shared = Pick<EscalationAnswer, "option" | "answeredBy" | "at"> & {
  words: string;
  classId: string;
};

/** Stores what is shared of an answer as new guidance or as a variant of similar guidance; returns its id. */
export async function rememberAnswer(
  { guidance, newId }: Pick<Deps, "guidance" | "newId">,
  escalation: Escalation,
  { option, words, classId, answeredBy, at }: Shared,
): Promise<string> {
  const given: Guidance = {
    id: newId(),
    scope: "class",
    classId,
    wordsBy: answeredBy,
    verifiedBy: null,
    situation: escalation.situation,
    option,
    words,
    steps: extractSteps(words),
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
  const addNew = async () => {
    await guidance.add(given, versionOf(given, "shared", answeredBy));
    return given.id;
  };
  return retryLostRace(
    async () => mergeGuidance(given, await guidance.ofProblem(escalation.problemSlug)),
    async ({ kind, guidance: kept }) => {
      if (kind === "new") return addNew();
      await guidance.save({ ...kept, version: kept.version + 1 });
      return kept.id;
    },
  ).catch((error) => {
    ignoreLostRace(error);
    return addNew();
  });
}
