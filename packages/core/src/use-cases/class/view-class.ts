import { z } from "zod";
import type { Actor } from "../../entities/person.ts";
import type { RecoveryDeps } from "../../recovery-ports.ts";
import { requireInstructor } from "./class-refusals.ts";

export const viewClassInput = z.object({ classId: z.string().min(1).max(100) });
export type ViewClass = z.infer<typeof viewClassInput>;

export async function viewClass(
  deps: Pick<RecoveryDeps, "classes">,
  { classId }: ViewClass,
  actor: Actor,
) {
  const { found, members } = await requireInstructor(deps, classId, actor.userId);
  return { class: found, members: members.map(({ classId: _, ...member }) => member) };
}
