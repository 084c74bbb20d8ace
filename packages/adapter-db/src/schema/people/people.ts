import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { createdAt, moment, updatedAt } from "../columns.ts";

export const user = pgTable(
  "user",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    role: text("role").notNull().default("learner"),
    /** What an admin gave beside the role. */
    rights: jsonb("rights").notNull().default([]),
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

/** At most one link for a person: a new one replaces the one before, and a used one is deleted. */
export const passwordLinks = pgTable("password_links", {
  userId: ownedByUser().primaryKey(),
  tokenHash: text("token_hash").notNull().unique(),
  expiresAt: moment("expires_at").notNull(),
  createdAt: createdAt(),
});

/** Networks from which a person has signed in: sign-in stays open to them there while somebody else tries passwords. */
export const knownNetworks = pgTable(
  "known_networks",
  {
    userId: ownedByUser(),
    network: text("network").notNull(),
    lastSignInAt: moment("last_sign_in_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.network] }),
    index("known_networks_by_age").on(table.lastSignInAt),
  ],
);

export const settings = pgTable("settings", {
  userId: ownedByUser().primaryKey(),
  defaultMode: text("default_mode"),
  defaultLanguage: text("default_language").notNull(),
  coachProvider: text("coach_provider").notNull(),
  otherCoachesWhenStuck: boolean("other_coaches_when_stuck").notNull().default(false),
  whenStuck: text("when_stuck").notNull().default("offer"),
  theme: text("theme").notNull(),
  weeklyGoalDays: integer("weekly_goal_days"),
  autoApply: boolean("auto_apply").notNull().default(true),
  autoApplyFiles: boolean("auto_apply_files").notNull().default(true),
  autoApplyCli: boolean("auto_apply_cli").notNull().default(false),
  cliWhitelist: jsonb("cli_whitelist"),
  updatedAt: updatedAt(),
});
