import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@foothold/core/people";
import type { Connection } from "../../connect.ts";

export const PING_TIMEOUT_MS = 2_000;

export function postgresDatabase({ pool }: Connection): Database {
  return {
    async ping() {
      const timer = new AbortController();
      const answered = pool.query("select 1").then(
        () => true,
        () => false,
      );
      const tooLate = wait(PING_TIMEOUT_MS, false, { signal: timer.signal }).catch(() => false);
      try {
        return await Promise.race([answered, tooLate]);
      } finally {
        timer.abort();
      }
    },
  };
}
