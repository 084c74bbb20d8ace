import { type Actor, hasRight } from "../../entities/people/person.ts";
import type { Guidance } from "../../entities/recovery/guidance.ts";
import type { Deps } from "../../ports/deps.ts";
import type { GuidanceReader } from "../../ports/recovery/recovery.ts";

type Note = Pick<Guidance, "scope" | "classId" | "authorId" | "wordsBy" | "status">;

/** What the actor may read: looked up anew for each request, because classes and rights change. */
export async function guidanceReaderFor(
  { classes, people }: Pick<Deps, "classes" | "people">,
  { userId, role }: Pick<Actor, "userId" | "role">,
): Promise<GuidanceReader> {
  const [own, person] = await Promise.all([classes.of(userId), people.find(userId)]);
  const taught = own.filter((each) => each.role === "instructor" && role !== "learner");
  return {
    userId,
    classIds: taught.map(({ id }) => id),
    readsAllClasses: hasRight(person, "edit-shared-guidance"),
  };
}

export function mayReadNote(note: Note, reader: GuidanceReader): boolean {
  switch (note.scope) {
    case "private":
      return isAuthor(note, reader);
    case "class":
      return isAuthor(note, reader) || teachesIn(note, reader) || reader.readsAllClasses;
    case "everyone":
      return true;
  }
}

/** Editing, retiring and restoring. A note for everyone needs the right that an admin gives. */
export function mayChangeNote(note: Note, reader: GuidanceReader): boolean {
  switch (note.scope) {
    case "private":
      return isAuthor(note, reader);
    case "class":
      return isAuthor(note, reader) || teachesIn(note, reader);
    case "everyone":
      return reader.readsAllClasses;
  }
}

/** A second instructor: of the note's class, or with the right; never who wrote the present words. */
export function mayVerifyNote(note: Note, reader: GuidanceReader): boolean {
  const isSecond = note.wordsBy !== reader.userId;
  return note.scope === "class" && isSecond && (teachesIn(note, reader) || reader.readsAllClasses);
}

/** Authors may always take back what they wrote. */
export function mayDeleteNote(note: Note, reader: GuidanceReader): boolean {
  return isAuthor(note, reader) || mayChangeNote(note, reader);
}

/** Whether a learner of these classes may be shown the note. */
export function mayOfferNote(note: Note, learnerClassIds: readonly string[]): boolean {
  if (note.status === "retired" || note.scope === "private") return false;
  return note.scope === "everyone" || learnerClassIds.includes(note.classId ?? "");
}

function isAuthor({ authorId }: Note, { userId }: GuidanceReader): boolean {
  return authorId === userId;
}

function teachesIn({ classId }: Note, { classIds }: GuidanceReader): boolean {
  return classId !== null && classIds.includes(classId);
}
