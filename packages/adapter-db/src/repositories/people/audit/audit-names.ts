import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../../connect.ts";
import { attempts, classes, user } from "../../../schema.ts";

type Row = { subject: string; details: unknown };

/** What may be an id in an entry: its subject, and every text in its details. */
export function idsIn({ subject, details }: Row): string[] {
  const values = typeof details === "object" && details !== null ? Object.values(details) : [];
  return [subject, ...values.filter((value) => typeof value === "string")];
}

/** The present names by id. The trail itself stores none, because it outlives the account. */
export async function namesIn(db: Db, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(idsIn))];
  if (ids.length === 0) return new Map();
  const [people, rooms, tries] = await Promise.all([
    db.select({ id: user.id, name: user.name }).from(user).where(inArray(user.id, ids)),
    db.select({ id: classes.id, name: classes.name }).from(classes).where(inArray(classes.id, ids)),
    db
      .select({ id: attempts.id, slug: attempts.problemSlug, name: user.name })
      .from(attempts)
      .innerJoin(user, eq(user.id, attempts.userId))
      .where(inArray(attempts.id, ids)),
  ]);
  return new Map([
    ...people.map(({ id, name }) => [id, name] as const),
    ...rooms.map(({ id, name }) => [id, name] as const),
    ...tries.map(({ id, slug, name }) => [id, `${name}, ${slug}`] as const),
  ]);
}
