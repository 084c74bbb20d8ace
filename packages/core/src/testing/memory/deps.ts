import type { Person } from "../../entities/people/person.ts";
import type { Clock, Deps } from "../../ports/people.ts";
import { manualClock } from "../clock.ts";
import { memoryCoachSettings } from "./coach/coach-settings.ts";
import { memoryAccounts } from "./people/accounts.ts";
import { memoryAudit } from "./people/audit.ts";
import { memoryFlags } from "./people/flags.ts";
import { memoryPeople } from "./people/people.ts";
import { memoryPersonalData } from "./people/personal-data.ts";
import { memoryRateLimits } from "./people/rate-limits.ts";
import { memorySettings } from "./people/settings.ts";
import { memorySetupTokens } from "./people/setup-tokens.ts";
import { addPerson, memoryStore } from "./store.ts";

export type MemoryDeps<C extends Clock> = Deps & {
  clock: C;
  /** Switches what `database.ping` answers. */
  setReachable(reachable: boolean): void;
  addPerson(given?: Partial<Person>): Promise<Person>;
  addSession(userId: string, expiresAt: Date): Promise<void>;
};

export function memoryDeps(): MemoryDeps<ReturnType<typeof manualClock>>;
export function memoryDeps<C extends Clock>(clock: C): MemoryDeps<C>;
export function memoryDeps(clock: Clock = manualClock()): MemoryDeps<Clock> {
  const store = memoryStore(clock);
  let reachable = true;
  return {
    clock,
    people: memoryPeople(store),
    settings: memorySettings(store),
    flags: memoryFlags(store),
    coachSettings: memoryCoachSettings(store),
    audit: memoryAudit(store),
    rateLimits: memoryRateLimits(store),
    setupTokens: memorySetupTokens(store),
    accounts: memoryAccounts(store),
    personalData: memoryPersonalData(store),
    database: { ping: async () => reachable },
    hashToken: (token) => `hash of ${token}`,
    setReachable(value) {
      reachable = value;
    },
    addPerson: async (given = {}) => addPerson(store, given),
    addSession: async (userId, expiresAt) => {
      store.sessions.push({ userId, expiresAt });
    },
  };
}
