import type { Actor } from "../../entities/people/person.ts";
import { invalidField } from "../../errors.ts";
import type { Deps } from "../../ports/deps.ts";

export type TaughtClass = { id: string; name: string };

/** The classes that the actor teaches; those with this learner come first. */
export async function classesToShareIn(
  { classes }: Pick<Deps, "classes">,
  actor: Pick<Actor, "userId">,
  learnerId: string | null,
): Promise<TaughtClass[]> {
  const [own, learnersOwn] = await Promise.all([
    classes.of(actor.userId),
    learnerId ? classes.of(learnerId) : [],
  ]);
  const withLearner = new Set(learnersOwn.map(({ id }) => id));
  return own
    .filter(({ role }) => role === "instructor")
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => Number(withLearner.has(other.id)) - Number(withLearner.has(one.id)));
}

/** The class that a note belongs to: the one asked for, which its author must teach, or the first. */
export function chooseClass(taught: readonly TaughtClass[], asked: string | undefined): string {
  const chosen = asked === undefined ? taught[0] : taught.find(({ id }) => id === asked);
  if (!chosen) throw invalidField("classId", "A note belongs to a class that you teach.");
  return chosen.id;
}
