import { ModelFailure, type TextModel } from "@foothold/core/coach";
import type { LimitFunction } from "p-limit";
import pRetry from "p-retry";
import type { Breaker } from "./breaker.ts";
import { inTurn } from "./in-turn.ts";
import type { Pause } from "./pause.ts";
import { MAX_RETRIES, waitBeforeRetry } from "./wait-before-retry.ts";

/** What all models of one provider share. */
export type Resilience = {
  breaker: Breaker;
  limit: LimitFunction;
  now(): number;
  /** From 0 to 1. */
  chance(): number;
  pause: Pause;
};

/** Wraps a model: retries while nothing was shown and there is time, and does not call a provider that is down. */
export function resilientModel(model: TextModel, resilience: Resilience): TextModel {
  const { breaker, limit, now, chance, pause } = resilience;
  return {
    name: model.name,
    contextTokens: model.contextTokens,
    async reply(request, onText) {
      const { firstTextWithinMs, wholeWithinMs, signal } = request;
      const startedAtMs = now();
      const left = (limitMs: number) => Math.max(1, limitMs - (now() - startedAtMs));
      let shown = false;
      const show =
        onText &&
        ((piece: string) => {
          shown = true;
          onText(piece);
        });

      const ask = () =>
        model.reply(
          {
            ...request,
            firstTextWithinMs: left(firstTextWithinMs),
            wholeWithinMs: left(wholeWithinMs),
          },
          show,
        );

      async function shouldRetry(error: Error, attempt: number): Promise<boolean> {
        if (shown || !(error instanceof ModelFailure)) return false;
        const time = { attempt, leftMs: left(firstTextWithinMs), chance: chance() };
        const waitMs = waitBeforeRetry(error, time);
        if (waitMs === null) return false;
        await pause(waitMs, signal);
        if (signal?.aborted) throw new ModelFailure("cancelled", "The caller stopped it.");
        return true;
      }

      const persist = () =>
        pRetry(ask, {
          retries: MAX_RETRIES,
          // `waitBeforeRetry` decides the waits, because a provider may say how long.
          minTimeout: 0,
          shouldRetry: ({ error, attemptNumber }) => shouldRetry(error, attemptNumber),
        });

      breaker.check();
      return inTurn(limit, request, request.isAside ? ask : () => breaker.call(persist));
    },
  };
}
