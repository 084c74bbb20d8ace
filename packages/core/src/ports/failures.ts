import type { FailureCount, FailurePart } from "../entities/people/failure.ts";

export type Failures = {
  /** Logs and counts an error that its caller catches. Never throws. */
  note(part: FailurePart, error: unknown): void;
  /** The most frequent first. */
  counts(): FailureCount[];
};

/** Wraps a port: every rejection is noted, also if the caller catches it and goes on. */
export function notingFailures<Port extends object>(
  port: Port,
  part: FailurePart,
  { note }: Pick<Failures, "note">,
): Port {
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...given: unknown[]) => {
        const result: unknown = Reflect.apply(value, target, given);
        if (result instanceof Promise) result.catch((error: unknown) => note(part, error));
        return result;
      };
    },
  });
}
