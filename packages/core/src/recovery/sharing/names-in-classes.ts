import type { Deps } from "../../ports/deps.ts";

/** The names of a learner and of everybody in their classes. */
export async function namesInClasses(
  { people, classes }: Pick<Deps, "people" | "classes">,
  learnerId: string,
): Promise<string[]> {
  const [learner, own] = await Promise.all([people.find(learnerId), classes.of(learnerId)]);
  const members = await Promise.all(own.map(({ id }) => classes.members(id)));
  return [...(learner ? [learner.name] : []), ...members.flat().map(({ name }) => name)];
}
