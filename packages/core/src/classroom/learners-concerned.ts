import type { Deps } from "../ports/deps.ts";

/** Whose questions others see once this person joins or leaves: their own or, of an instructor, those of the whole class. */
export async function learnersConcerned(
  { classes }: Pick<Deps, "classes">,
  classId: string,
  userId: string,
): Promise<string[]> {
  const members = await classes.members(classId);
  const isInstructor = members.some(
    (member) => member.userId === userId && member.role === "instructor",
  );
  if (!isInstructor) return [userId];
  return members.filter(({ role }) => role === "learner").map((member) => member.userId);
}
