import { timestamp } from "drizzle-orm/pg-core";

/** Milliseconds, as JavaScript's dates have: a cursor made from a date finds the row it came from. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => moment("created_at").notNull().defaultNow();
export const updatedAt = () => moment("updated_at").notNull().defaultNow();
