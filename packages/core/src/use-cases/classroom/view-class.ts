import { z } from "zod";
import { requireInstructor } from "../../classroom/class-refusals.ts";
import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";

export const viewClassInput = z.object({ classId: z.string().min(1).max(100) });
export type ViewClass = z.infer<typeof viewClassInput>;

export async function viewClass(deps: Pick<Deps, "classes">, { classId }: ViewClass, actor: Actor) {
  const { found, members } = await requireInstructor(deps, classId, actor.userId);
  return { class: found, members: members.map(({ classId: _, ...member }) => member) };
}
