import type { Actor } from "../../entities/people/person.ts";
import type { Deps } from "../../ports/deps.ts";

/** One's own, as learner or as instructor: as long as one may teach. Learners do not need the code they joined with. */
export async function listClasses(
  { classes }: Pick<Deps, "classes">,
  _input: unknown,
  actor: Actor,
) {
  const own = await classes.of(actor.userId);
  return {
    classes: own.map((each) =>
      each.role === "instructor" && actor.role !== "learner"
        ? each
        : { ...each, role: "learner" as const, joinCode: null },
    ),
  };
}
