import { onTestFinished } from "vitest";
import type { Person } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

/** Empty stores that share one database, and the two things that only sign-up and sign-in would add. */
export type Stores = Pick<
  Deps,
  | "people"
  | "settings"
  | "flags"
  | "coachSettings"
  | "audit"
  | "rateLimits"
  | "setupTokens"
  | "passwordLinks"
  | "knownNetworks"
  | "personalData"
> & {
  addPerson(given?: Partial<Person>): Promise<Person>;
  addSession(userId: string, expiresAt: Date): Promise<void>;
  passwordHashOf(userId: string): Promise<string | null>;
  close(): Promise<void>;
};

export type OpenStores = () => Promise<Stores>;

export async function openedForThisTest(open: OpenStores): Promise<Stores> {
  const stores = await open();
  onTestFinished(() => stores.close());
  return stores;
}

export function hoursFromNow(hours: number): Date {
  return new Date(Date.now() + hours * 3_600_000);
}
