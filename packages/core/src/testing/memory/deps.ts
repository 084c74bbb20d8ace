import type { Person } from "../../entities/person.ts";
import type { Clock, Deps } from "../../ports.ts";
import { manualClock } from "../clock.ts";
import { memoryAccounts } from "./accounts.ts";
import { memoryAudit } from "./audit.ts";
import { memoryCoachSettings } from "./coach-settings.ts";
import { memoryFlags } from "./flags.ts";
import { memoryPeople } from "./people.ts";
import { memoryPersonalData } from "./personal-data.ts";
import { memoryRateLimits } from "./rate-limits.ts";
import { memorySettings } from "./settings.ts";
import { memorySetupTokens } from "./setup-tokens.ts";
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
