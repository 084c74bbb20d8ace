import type { PageQuery } from "../../entities/page.ts";
import { pageQuerySchema } from "../../entities/page.ts";
import type { Deps } from "../../ports/deps.ts";

export const listAllClassesInput = pageQuerySchema;

/** For admins: every class with who owns it, without its join code. */
export function listAllClasses({ classes }: Pick<Deps, "classes">, query: PageQuery) {
  return classes.list(query);
}
