import type { SetupTokens } from "../../../ports/people.ts";
import type { MemoryStore } from "../store.ts";

export function memorySetupTokens({ setupTokens }: MemoryStore): SetupTokens {
  return {
    async issue(tokenHash, expiresAt) {
      setupTokens.clear();
      setupTokens.set(tokenHash, { expiresAt, usedAt: null });
    },
    async claim(tokenHash, now) {
      const token = setupTokens.get(tokenHash);
      if (!token || token.usedAt || token.expiresAt <= now) return false;
      token.usedAt = now;
      return true;
    },
    async release(tokenHash) {
      const token = setupTokens.get(tokenHash);
      if (token) token.usedAt = null;
    },
  };
}
