import type { ModelFailureKind, TextRequest } from "@foothold/core/coach";

/** How long the connection may stay open after the provider has said that the reply is complete. */
const CLOSING_MS = 250;

export type Stop = { kind: Extract<ModelFailureKind, "timed-out" | "cancelled">; message: string };

export type Limits = {
  /** Aborts when time is up, when the caller stops, and on `close`. */
  readonly signal: AbortSignal;
  readonly stopped: Promise<Stop>;
  stop(): Stop | undefined;
  textArrived(): void;
  endingArrived(): void;
  close(): void;
};

type Timing = Pick<TextRequest, "firstTextWithinMs" | "wholeWithinMs" | "signal">;

/** One signal for the two time limits of a call and the caller's own stop. */
export function startLimits({ firstTextWithinMs, wholeWithinMs, signal }: Timing): Limits {
  const controller = new AbortController();
  let reason: Stop | undefined;
  let tell: (reason: Stop) => void = () => {};
  const stopped = new Promise<Stop>((resolve) => {
    tell = resolve;
  });
  const stopFor = (kind: Stop["kind"], message: string) => () => {
    reason ??= { kind, message };
    tell(reason);
    controller.abort();
  };
  const cancel = stopFor("cancelled", "The caller stopped it.");
  const late = (what: string, ms: number) =>
    stopFor("timed-out", `${what} did not come within ${ms} ms.`);

  const first = setTimeout(late("The first words", firstTextWithinMs), firstTextWithinMs);
  const whole = setTimeout(late("The whole reply", wholeWithinMs), wholeWithinMs);
  let closing: NodeJS.Timeout | undefined;
  signal?.addEventListener("abort", cancel);
  if (signal?.aborted) cancel();

  return {
    signal: controller.signal,
    stopped,
    stop: () => reason,
    textArrived: () => clearTimeout(first),
    endingArrived() {
      closing ??= setTimeout(late("The connection's end", CLOSING_MS), CLOSING_MS);
    },
    close() {
      for (const timer of [first, whole, closing]) clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
      controller.abort();
    },
  };
}
