import { type Person, personSchema } from "@foothold/core/people";
import { user } from "../../schema.ts";

export const personColumns = {
  id: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  rights: user.rights,
  disabledAt: user.disabledAt,
  createdAt: user.createdAt,
};

export function toPerson(row: Pick<typeof user.$inferSelect, keyof typeof personColumns>): Person {
  return personSchema.parse({
    ...row,
    disabledAt: row.disabledAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  });
}
