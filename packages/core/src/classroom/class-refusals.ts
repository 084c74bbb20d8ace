import { AppError } from "../errors.ts";
import type { MemberRemoval } from "../ports/classroom.ts";
import type { Deps } from "../ports/deps.ts";

// Someone else's class answers the same, so that ids cannot be probed.
export function noSuchClass(): AppError {
  return new AppError("not-found", "There is no such class.");
}

/** Throws `not-found` for anybody who is not an instructor of the class. */
export async function requireInstructor(
  { classes }: Pick<Deps, "classes">,
  classId: string,
  userId: string,
) {
  const found = await classes.find(classId);
  const members = found ? await classes.members(classId) : [];
  const teaches = members.some(
    (member) => member.userId === userId && member.role === "instructor",
  );
  if (!found || !teaches) throw noSuchClass();
  return { found, members };
}

export function requireRemoved(removal: MemberRemoval): void {
  if (removal === "not-a-member") throw noSuchClass();
  if (removal === "owner") {
    throw new AppError("class-owner", "The owner of a class stays in it.", {
      suggestions: ["The owner can hand the class over first; an admin can name another owner."],
    });
  }
  if (removal === "last-instructor") {
    throw new AppError("last-instructor", "A class keeps at least one instructor.", {
      suggestions: ["Add another instructor first."],
    });
  }
}
