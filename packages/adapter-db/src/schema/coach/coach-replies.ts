import { bigint, doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { attempts } from "../attempt/attempts.ts";
import { moment } from "../columns.ts";

/** Replies of models, shown or not, with the verdict of the guard. */
export const coachReplies = pgTable(
  "coach_replies",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    attemptId: text("attempt_id")
      .notNull()
      .references(() => attempts.id),
    call: text("call").notNull(),
    promptId: text("prompt_id").notNull(),
    promptVersion: integer("prompt_version").notNull(),
    provider: text("provider").notNull(),
    model: text("model").notNull(),
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
    cost: doublePrecision("cost").notNull().default(0),
    tookMs: integer("took_ms").notNull(),
    /** null: there was nothing to judge. */
    verdict: text("verdict"),
    /** null: the reply was shown as it is. */
    fallbackReason: text("fallback_reason"),
    text: text("text").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    index("coach_replies_of_attempt_by_age").on(table.attemptId, table.id),
    index("coach_replies_by_time").on(table.at),
  ],
);
