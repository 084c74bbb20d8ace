import type { FailureCount, FailurePart } from "../entities/people/failure.ts";
import type { Failures } from "../ports/failures.ts";
import type { Clock } from "../ports/people.ts";
import { failureCode } from "./failure-code.ts";

type Options = {
  clock: Clock;
  log: (failure: { part: FailurePart; code: string; error: unknown }) => void;
};

export function countFailures({ clock, log }: Options): Failures {
  const counts = new Map<string, FailureCount>();
  return {
    note(part, error) {
      const code = failureCode(error);
      const key = `${part} ${code}`;
      const count = (counts.get(key)?.count ?? 0) + 1;
      counts.set(key, { part, code, count, lastAt: clock.now().toISOString() });
      log({ part, code, error });
    },
    counts: () => [...counts.values()].sort((one, other) => other.count - one.count),
  };
}
