import { type Role, roleSchema } from "@foothold/core";
import { APIError } from "better-auth/api";
import { z } from "zod";
import { DATABASE_UNAVAILABLE } from "./auth-database.ts";
import { deps } from "./deps.ts";
import { databaseUnavailable } from "./http/failures.ts";

const sessionUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  disabledAt: z.date().nullish(),
});

export type SignedInPerson = { id: string; name: string; email: string; role: Role };

/** Whose session these headers carry, or null. A disabled person has none, however fresh the cookie. */
export async function personFrom(headers: Headers): Promise<SignedInPerson | null> {
  if (!headers.get("cookie")) return null;
  const session = await sessionFrom(headers);
  if (!session) return null;
  const { disabledAt, ...person } = sessionUserSchema.parse(session.user);
  return disabledAt ? null : person;
}

async function sessionFrom(headers: Headers) {
  try {
    return await deps().auth.api.getSession({ headers });
  } catch (error) {
    if (error instanceof APIError && error.body?.code === DATABASE_UNAVAILABLE) {
      throw databaseUnavailable(error);
    }
    throw error;
  }
}
