import { lastsUntilMs, secondsUntilAllowed, slotMsOf } from "../../../people/rate-limit-slots.ts";
import type { RateLimits } from "../../../ports/people.ts";
import type { MemoryStore } from "../store.ts";

export function memoryRateLimits({ clock, rateLimitSlots }: MemoryStore): RateLimits {
  return {
    async take(key, limit) {
      const nowMs = clock.now().getTime();
      const startMs = Math.floor(nowMs / slotMsOf(limit)) * slotMsOf(limit);
      const slots = (rateLimitSlots.get(key) ?? []).filter(
        (slot) => lastsUntilMs(slot, limit) > nowMs,
      );
      const count = slots.reduce((sum, slot) => sum + slot.count, 0) + 1;
      if (count > limit.max) {
        return { allowed: false, retryAfterSeconds: secondsUntilAllowed(slots, limit, nowMs) };
      }
      rateLimitSlots.set(key, [...slots, { startMs, count: 1 }]);
      return { allowed: true, count };
    },
    async giveBack(key) {
      rateLimitSlots.get(key)?.pop();
    },
    async clear(key) {
      rateLimitSlots.delete(key);
    },
  };
}
