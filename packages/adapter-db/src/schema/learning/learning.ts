import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { moment, updatedAt } from "../columns.ts";
import { user } from "../people/people.ts";

const ofUser = () =>
  text("user_id")
    .notNull()
    .references(() => user.id);

/** One person's work on a lesson or a recall card; work on a problem is in `attempts`. */
export const units = pgTable(
  "units",
  {
    userId: ofUser(),
    unitType: text("unit_type").notNull(),
    unitId: text("unit_id").notNull(),
    version: integer("version").notNull(),
    answers: jsonb("answers").notNull(),
    recapRequired: boolean("recap_required").notNull(),
    recapText: text("recap_text"),
    completedAt: moment("completed_at"),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.unitType, table.unitId] }),
    check("units_type_is_known", sql`${table.unitType} in ('ConceptBite', 'RecallCheck')`),
  ],
);

/** A trigger refuses every change. `version` is the unit's after the event. */
export const unitEvents = pgTable(
  "unit_events",
  {
    userId: ofUser(),
    unitType: text("unit_type").notNull(),
    unitId: text("unit_id").notNull(),
    version: integer("version").notNull(),
    requestId: text("request_id").notNull(),
    type: text("type").notNull(),
    at: moment("at").notNull(),
    details: jsonb("details").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.unitType, table.unitId, table.version] })],
);

const scheduleColumns = () => ({
  dueAt: moment("due_at").notNull(),
  lastReviewAt: moment("last_review_at"),
  state: text("state").notNull(),
  stability: doublePrecision("stability").notNull(),
  difficulty: doublePrecision("difficulty").notNull(),
  scheduledDays: doublePrecision("scheduled_days").notNull(),
  learningStep: integer("learning_step").notNull(),
  reviews: integer("reviews").notNull(),
  lapses: integer("lapses").notNull(),
});

export const deckCards = pgTable(
  "deck_cards",
  {
    userId: ofUser(),
    cardId: text("card_id").notNull(),
    version: integer("version").notNull(),
    enteredAt: moment("entered_at").notNull(),
    ...scheduleColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cardId] }),
    check(
      "deck_cards_state_is_known",
      sql`${table.state} in ('new', 'learning', 'review', 'relearning')`,
    ),
    index("deck_cards_of_user_by_due").on(table.userId, table.dueAt, table.cardId),
  ],
);

/** Every rating, with the schedule it was given on. `version` is the card's after the review. */
export const recallReviews = pgTable(
  "recall_reviews",
  {
    userId: ofUser(),
    cardId: text("card_id").notNull(),
    version: integer("version").notNull(),
    requestId: text("request_id").notNull(),
    rating: text("rating").notNull(),
    reviewedAt: moment("reviewed_at").notNull(),
    before: jsonb("before").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.cardId, table.version] }),
    check(
      "recall_reviews_rating_is_known",
      sql`${table.rating} in ('again', 'hard', 'good', 'easy')`,
    ),
  ],
);
