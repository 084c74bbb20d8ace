import type { RateLimits } from "../../../ports/people.ts";
import type { MemoryStore } from "../store.ts";

export function memoryRateLimits(store: MemoryStore): RateLimits {
  return {
    async hit(key, windowSeconds) {
      const nowMs = store.clock.now().getTime();
      const windowMs = windowSeconds * 1000;
      const windowStartMs = Math.floor(nowMs / windowMs) * windowMs;
      const known = store.rateLimitHits.get(key);
      const count = known?.windowStartMs === windowStartMs ? known.count + 1 : 1;
      store.rateLimitHits.set(key, { windowStartMs, count });
      return { count, secondsLeft: Math.ceil((windowStartMs + windowMs - nowMs) / 1000) };
    },
  };
}
