import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { moment } from "../columns.ts";
import { user } from "./people.ts";

export const featureFlags = pgTable(
  "feature_flags",
  {
    key: text("key").primaryKey(),
    enabled: boolean("enabled").notNull(),
    rolloutPercent: integer("rollout_percent").notNull(),
    roleOverrides: jsonb("role_overrides").notNull(),
    version: integer("version").notNull(),
    changedAt: moment("changed_at").notNull().defaultNow(),
    changedBy: text("changed_by").references(() => user.id, { onDelete: "set null" }),
  },
  (table) => [
    check("feature_flags_rollout_is_a_percentage", sql`${table.rolloutPercent} between 0 and 100`),
    index("feature_flags_changed_by").on(table.changedBy),
  ],
);

/** Entries outlive people, so `actor_id` is no foreign key. A trigger refuses every change. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull().defaultNow(),
    action: text("action").notNull(),
    actorId: text("actor_id"),
    actorRole: text("actor_role"),
    subject: text("subject").notNull(),
    requestId: text("request_id").notNull(),
    details: jsonb("details").notNull(),
  },
  (table) => [
    index("audit_entries_of_action").on(table.action, table.id),
    index("audit_entries_of_actor").on(table.actorId, table.id),
    // A hash index, because a subject may be a path longer than a btree can hold.
    index("audit_entries_of_subject").using("hash", table.subject),
    index("audit_entries_of_request").using("hash", table.requestId),
  ],
);

export const rateLimitHits = pgTable(
  "rate_limit_hits",
  {
    key: text("key").notNull(),
    windowStart: moment("window_start").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStart] }),
    index("rate_limit_hits_by_age").on(table.windowStart),
  ],
);

export const setupTokens = pgTable("setup_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});
