import { knownSince } from "../../../entities/people/known-network.ts";
import type { KnownNetworks } from "../../../ports/people.ts";
import type { MemoryStore } from "../store.ts";

export function memoryKnownNetworks({ knownNetworks, people }: MemoryStore): KnownNetworks {
  return {
    async remember(personId, network, now) {
      knownNetworks.push({ personId, network, lastSignInAt: now });
    },
    has: async (email, network, now) =>
      knownNetworks.some(
        (known) =>
          people.get(known.personId)?.email === email.toLowerCase() &&
          known.network === network &&
          known.lastSignInAt > knownSince(now),
      ),
  };
}
