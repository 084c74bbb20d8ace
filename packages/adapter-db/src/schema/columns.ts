import { timestamp } from "drizzle-orm/pg-core";

/** In milliseconds, like JavaScript's dates, so that a cursor made from a date finds its row again. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const createdAt = () => moment("created_at").notNull().defaultNow();
export const updatedAt = () => moment("updated_at").notNull().defaultNow();
