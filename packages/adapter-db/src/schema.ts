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
  timestamp,
} from "drizzle-orm/pg-core";

/** Milliseconds, as JavaScript's dates have: a cursor made from a date finds the row it came from. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const createdAt = () => moment("created_at").notNull().defaultNow();
const updatedAt = () => moment("updated_at").notNull().defaultNow();

export const user = pgTable(
  "user",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    role: text("role").notNull().default("learner"),
    disabledAt: moment("disabled_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("user_role_is_known", sql`${table.role} in ('learner', 'instructor', 'admin')`),
    index("user_by_age").on(table.createdAt, table.id),
    index("user_of_role_by_age").on(table.role, table.createdAt, table.id),
  ],
);

const ownedByUser = () =>
  text("user_id")
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

export const session = pgTable(
  "session",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: ownedByUser(),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("session_of_user").on(table.userId, table.expiresAt)],
);

export const account = pgTable(
  "account",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: ownedByUser(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("account_of_user").on(table.userId),
    index("account_of_provider").on(table.providerId, table.accountId),
  ],
);

export const verification = pgTable(
  "verification",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("verification_of_identifier").on(table.identifier),
    index("verification_by_expiry").on(table.expiresAt),
  ],
);

/** better-auth's own limit on sign-in and sign-up; ours is `rate_limit_hits`. */
export const rateLimit = pgTable("rate_limit", {
  id: text("id").primaryKey(),
  key: text("key").notNull().unique(),
  count: integer("count").notNull(),
  lastRequest: bigint("last_request", { mode: "number" }).notNull(),
});

export const settings = pgTable("settings", {
  userId: ownedByUser().primaryKey(),
  defaultMode: text("default_mode"),
  defaultLanguage: text("default_language").notNull(),
  coachProvider: text("coach_provider").notNull(),
  theme: text("theme").notNull(),
  updatedAt: updatedAt(),
});

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

/** Entries outlive the people they speak of, so `actor_id` refers to nothing. A trigger refuses every change. */
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
    // Hash, because a subject may be a path longer than a btree can hold.
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
