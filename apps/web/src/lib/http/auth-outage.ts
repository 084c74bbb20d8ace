import { fieldsOf } from "../json/fields-of.ts";

export const DATABASE_UNAVAILABLE = "DATABASE_UNAVAILABLE";

/** Whether this is the error that `authDatabase` throws while the database is unavailable. */
export function isAuthOutage(error: unknown): boolean {
  return fieldsOf(fieldsOf(error).body).code === DATABASE_UNAVAILABLE;
}
