import type { Actor, Role } from "@foothold/core/people";
import { headers } from "next/headers";
import { forbidden, redirect } from "next/navigation";
import { cache } from "react";
import { pageVisitFrom, type SignedInPerson, type Visit } from "../auth/person-from.ts";
import { deps } from "../deps.ts";
import { PATH_HEADER } from "../headers/security-headers.ts";

/** For pages: whose session it is, looked up once per request. */
export const currentVisit = cache(
  async (): Promise<Visit> => pageVisitFrom(deps().auth, await headers()),
);

/** For pages: who is signed in. */
export async function currentPerson(): Promise<SignedInPerson | null> {
  return (await currentVisit()).person;
}

/** For pages: sends a visitor to sign in and back, and shows a wrong role the forbidden page. */
export async function requirePerson(...roles: Role[]): Promise<SignedInPerson> {
  const person = await currentPerson();
  if (!person) {
    const path = (await headers()).get(PATH_HEADER) ?? "/home";
    redirect(`/sign-in?next=${encodeURIComponent(path)}`);
  }
  if (roles.length > 0 && !roles.includes(person.role)) forbidden();
  return person;
}

export function actorFor(person: SignedInPerson): Actor {
  return { userId: person.id, role: person.role, requestId: crypto.randomUUID() };
}
