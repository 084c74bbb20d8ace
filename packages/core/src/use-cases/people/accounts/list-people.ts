import { z } from "zod";
import { pageQuerySchema } from "../../../entities/page.ts";
import { roleSchema } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const MAX_SEARCH_LENGTH = 100;

export const listPeopleInput = pageQuerySchema.extend({
  search: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  role: roleSchema.optional(),
});
export type ListPeople = z.infer<typeof listPeopleInput>;

export function listPeople({ people }: Pick<Deps, "people">, query: ListPeople) {
  return people.list(query);
}
