import { type ClassSummary, classSummarySchema } from "@foothold/core/classroom";
import type { Page, PageQuery } from "@foothold/core/page";
import { and, count, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../connect.ts";
import { classes, user } from "../../schema.ts";
import { withDatesAsText } from "../rows/dates-as-text.ts";
import { momentCursor, olderThan } from "../rows/moment-cursor.ts";
import { pageOf } from "../rows/page.ts";
import { pupil, teacher } from "./taught-by.ts";

const person = alias(user, "person");

export async function listClasses(
  db: Db,
  { limit, after }: PageQuery,
): Promise<Page<ClassSummary>> {
  const rows = await db
    .select({
      found: classes,
      ownerName: user.name,
      instructors: sql`(${instructorsIn(db)})`,
      learners: learnersIn(db),
    })
    .from(classes)
    .leftJoin(user, eq(user.id, classes.ownerId))
    .where(olderThan(after, { moment: classes.createdAt, id: classes.id }))
    .orderBy(desc(classes.createdAt), desc(classes.id))
    .limit(limit + 1);
  return pageOf(rows, limit, {
    item: ({ found, ...rest }) => classSummarySchema.parse({ ...withDatesAsText(found), ...rest }),
    cursor: ({ found }) => momentCursor(found.createdAt, found.id),
  });
}

export function learnersIn(db: Db) {
  return sql<number>`(${db
    .select({ learners: count() })
    .from(pupil)
    .where(and(eq(pupil.classId, classes.id), eq(pupil.role, "learner")))})`.mapWith(Number);
}

function instructorsIn(db: Db) {
  const named = sql`jsonb_build_object('id', ${person.id}, 'name', ${person.name})`;
  return db
    .select({
      instructors: sql`coalesce(jsonb_agg(${named} order by ${person.name}, ${person.id}), '[]')`,
    })
    .from(teacher)
    .innerJoin(person, eq(person.id, teacher.userId))
    .where(and(eq(teacher.classId, classes.id), eq(teacher.role, "instructor")));
}
