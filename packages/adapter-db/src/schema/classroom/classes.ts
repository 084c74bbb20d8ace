import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../columns.ts";
import { user } from "../people/people.ts";

export const classes = pgTable(
  "classes",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    joinCode: text("join_code").notNull().unique(),
    ownerId: text("owner_id").references(() => user.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("classes_of_owner").on(table.ownerId),
    index("classes_by_age").on(table.createdAt, table.id),
  ],
);

export const classMembers = pgTable(
  "class_members",
  {
    classId: text("class_id")
      .notNull()
      .references(() => classes.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    role: text("role").notNull(),
    joinedAt: moment("joined_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.userId] }),
    index("class_members_of_user").on(table.userId, table.role),
    check("class_members_role_is_known", sql`${table.role} in ('learner', 'instructor')`),
  ],
);
