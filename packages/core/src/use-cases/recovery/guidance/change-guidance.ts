import { z } from "zod";
import { requiredLearnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Guidance } from "../../../entities/recovery/guidance.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import type { Deps } from "../../../ports/deps.ts";
import { staleVersion } from "../../../ports/lost-race.ts";
import { extractSteps } from "../../../recovery/guidance/extract-steps.ts";
import { guidanceView } from "./list-guidance.ts";
import { loadGuidance, viewGuidanceInput } from "./view-guidance.ts";

export const changeGuidanceInput = viewGuidanceInput.extend({
  version: z.number().int().min(1),
  words: requiredLearnerText("guidance").optional(),
  status: z.enum(["draft", "verified", "retired"]).optional(),
});
export type ChangeGuidance = z.infer<typeof changeGuidanceInput>;

/** Edits, verifies, retires or restores guidance. */
export async function changeGuidance(
  deps: Pick<Deps, "guidance" | "audit" | "clock">,
  input: ChangeGuidance,
  actor: Actor,
) {
  const { guidanceId, version, words, status } = input;
  const before = await loadGuidance(deps, guidanceId);
  const changed: Guidance = {
    ...before,
    ...(words !== undefined && { words, steps: extractSteps(words) }),
    ...(status !== undefined && { status, retiredReason: status === "retired" ? "by-hand" : null }),
    version: version + 1,
    updatedAt: deps.clock.now().toISOString(),
  };
  if (before.version !== version) throw staleVersion("guidance", before.version);
  await deps.guidance.save(changed);
  const what = { words: words !== undefined, status: status ?? null };
  await deps.audit.record(auditRecord(actor, "guidance-changed", guidanceId, what));
  return { guidance: guidanceView(changed) };
}
