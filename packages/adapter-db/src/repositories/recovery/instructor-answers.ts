import {
  type Escalations,
  type InstructorAnswer,
  instructorAnswerSchema,
  LEAST_ANSWERS_FOR_WAIT,
} from "@foothold/core/recovery";
import { and, asc, count, eq, exists, gte, sql } from "drizzle-orm";
import type { Db } from "../../connect.ts";
import { translated } from "../../failures.ts";
import { instructorAnswers } from "../../schema.ts";
import { pupil } from "../classroom/taught-by.ts";
import { withDatesAsText } from "../rows/dates-as-text.ts";

export function instructorAnswersIn(
  db: Db,
): Pick<Escalations, "answersOf" | "tickStep" | "usualWaitMs"> {
  return {
    answersOf: (attemptId) =>
      translated(async () => {
        const rows = await db
          .select()
          .from(instructorAnswers)
          .where(eq(instructorAnswers.attemptId, attemptId))
          .orderBy(asc(instructorAnswers.at), asc(instructorAnswers.id));
        return rows.map(toAnswer);
      }),
    tickStep: (answerId, { userId, step, done }) =>
      translated(() =>
        db.transaction(async (tx) => {
          const own = and(eq(instructorAnswers.id, answerId), eq(instructorAnswers.userId, userId));
          const [row] = await tx.select().from(instructorAnswers).where(own).for("update");
          const answer = row && toAnswer(row);
          if (!answer || step >= answer.steps.length) return null;
          const others = answer.tickedSteps.filter((each) => each !== step);
          const tickedSteps = done ? [...others, step].sort((a, b) => a - b) : others;
          await tx.update(instructorAnswers).set({ tickedSteps }).where(own);
          return { ...answer, tickedSteps };
        }),
      ),
    usualWaitMs: (learnerId, since) =>
      translated(async () => {
        const { classId, waitedMs, at } = instructorAnswers;
        const inTheirClass = exists(
          db
            .select({ one: sql`1` })
            .from(pupil)
            .where(
              and(
                eq(pupil.classId, classId),
                eq(pupil.userId, learnerId),
                eq(pupil.role, "learner"),
              ),
            ),
        );
        const median = sql<number>`percentile_cont(0.5) within group (order by ${waitedMs})`;
        const [found] = await db
          .select({ median: median.mapWith(Number), answers: count() })
          .from(instructorAnswers)
          .where(and(inTheirClass, gte(at, since)));
        return found && found.answers >= LEAST_ANSWERS_FOR_WAIT ? found.median : null;
      }),
  };
}

function toAnswer(row: typeof instructorAnswers.$inferSelect): InstructorAnswer {
  return instructorAnswerSchema.parse(withDatesAsText(row));
}
