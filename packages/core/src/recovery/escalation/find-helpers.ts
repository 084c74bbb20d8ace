import { type Actor, hasRight } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";

/** Who can see a learner's question: their instructors, or those whom an admin named for learners without any. */
export type Reach = "class" | "named-people" | "nobody";

export async function findHelpers(
  { classes, people }: Pick<Deps, "classes" | "people">,
  learnerId: string,
): Promise<{ reach: Reach; userIds: string[] }> {
  const instructors = await classes.instructorsOf(learnerId);
  if (instructors.length > 0) return { reach: "class", userIds: instructors };
  const named = (await people.withRight("answer-without-class")).filter((id) => id !== learnerId);
  return { reach: named.length > 0 ? "named-people" : "nobody", userIds: named };
}

/** Whether the actor is one of those who can see the learner's question. */
export async function mayHelp(
  { classes, people }: Pick<Deps, "classes" | "people">,
  { userId }: Pick<Actor, "userId">,
  learnerId: string,
): Promise<boolean> {
  if (await classes.teaches(userId, learnerId)) return true;
  if (userId === learnerId || !(await helpsUnassigned({ people }, userId))) return false;
  return !(await classes.hasInstructor(learnerId));
}

export async function helpsUnassigned(
  { people }: Pick<Deps, "people">,
  userId: string,
): Promise<boolean> {
  return hasRight(await people.find(userId), "answer-without-class");
}
