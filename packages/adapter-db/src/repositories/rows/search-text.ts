import { ilike, or, type SQL } from "drizzle-orm";
import { user } from "../../schema.ts";

/** People whose name or email contains `text`; wildcards in it are escaped. */
export function nameOrEmailContains(text: string): SQL | undefined {
  const pattern = containing(text);
  return or(ilike(user.name, pattern), ilike(user.email, pattern));
}

/** A pattern for `ilike`, with wildcards taken as themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
