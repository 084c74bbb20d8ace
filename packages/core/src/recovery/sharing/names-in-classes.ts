import type { Deps } from "../../ports/deps.ts";
import type { KnownNames } from "./find-personal-details.ts";

/** Who it was written for, and the class in which others read it; null if it is not known. */
type About = { learnerId: string | null; classId: string | null };

/** The names of a learner, of everybody in their classes, and of everybody in the class in which the note is read. */
export async function namesInClasses(
  { people, classes }: Pick<Deps, "people" | "classes">,
  { learnerId, classId }: About,
): Promise<KnownNames> {
  const [learner, own] = await Promise.all([
    learnerId === null ? null : people.find(learnerId),
    learnerId === null ? [] : classes.of(learnerId),
  ]);
  const ids = new Set([...own.map(({ id }) => id), ...(classId === null ? [] : [classId])]);
  const members = await Promise.all([...ids].map((id) => classes.members(id)));
  const others = members.flat().filter(({ userId }) => userId !== learnerId);
  return { learner: learner?.name ?? null, others: others.map(({ name }) => name) };
}
