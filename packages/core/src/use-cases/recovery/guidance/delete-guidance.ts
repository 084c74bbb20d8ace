import type { Actor } from "../../../entities/people/person.ts";
import { auditRecord } from "../../../people/audit-record.ts";
import type { Deps } from "../../../ports/deps.ts";
import { mayDeleteNote } from "../../../recovery/sharing/guidance-access.ts";
import { requireAllowed } from "./change-guidance.ts";
import { loadGuidance, type ViewGuidance, viewGuidanceInput } from "./view-guidance.ts";

export const deleteGuidanceInput = viewGuidanceInput;

/** Removes a note for good, also from the pages of learners who were shown it. */
export async function deleteGuidance(
  deps: Pick<Deps, "guidance" | "classes" | "people" | "audit">,
  input: ViewGuidance,
  actor: Actor,
): Promise<{ deleted: true }> {
  const { note, reader } = await loadGuidance(deps, input, actor);
  requireAllowed(mayDeleteNote(note, reader));
  await deps.guidance.remove(note.id);
  const { scope, status } = note;
  await deps.audit.record(auditRecord(actor, "guidance-deleted", note.id, { scope, status }));
  return { deleted: true };
}
