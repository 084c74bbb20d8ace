import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { attempts } from "../attempt/attempts.ts";
import { classes } from "../classroom/classes.ts";
import { moment } from "../columns.ts";
import { user } from "../people/people.ts";
import { escalations } from "./escalations.ts";

/** What instructors answered learners, one row for each answer, also when a question was asked again. */
export const instructorAnswers = pgTable(
  "instructor_answers",
  {
    id: text("id").primaryKey(),
    escalationId: text("escalation_id")
      .notNull()
      .references(() => escalations.id, { onDelete: "cascade" }),
    recoveryId: text("recovery_id").notNull(),
    attemptId: text("attempt_id")
      .notNull()
      .references(() => attempts.id, { onDelete: "cascade" }),
    /** The learner. */
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    authorId: text("author_id").references(() => user.id, { onDelete: "set null" }),
    classId: text("class_id").references(() => classes.id, { onDelete: "set null" }),
    option: text("option").notNull(),
    text: text("text").notNull(),
    steps: jsonb("steps").notNull(),
    tickedSteps: jsonb("ticked_steps").notNull(),
    suggestedProblem: text("suggested_problem"),
    guidanceId: text("guidance_id"),
    waitedMs: integer("waited_ms").notNull(),
    answeringMs: integer("answering_ms"),
    at: moment("at").notNull(),
  },
  (table) => [
    index("instructor_answers_of_attempt").on(table.attemptId, table.at),
    index("instructor_answers_of_escalation").on(table.escalationId),
    index("instructor_answers_of_user").on(table.userId),
    index("instructor_answers_by_author").on(table.authorId),
    index("instructor_answers_of_class").on(table.classId, table.at),
  ],
);
