"use client";

import type { StuckAction } from "@foothold/core/attempt";
import { useState } from "react";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";

/** One request for help at a time, whether it comes from the list of help or asks again. */
export function useHelpRequest(attemptId: string) {
  const request = useApiMove(`/api/attempts/${attemptId}`);
  const { busy, move } = request;
  const [isAsked, setAsked] = useState(false);

  async function answered(answer: Promise<unknown>): Promise<boolean> {
    setAsked(true);
    const isAnswered = (await answer) !== null;
    if (!isAnswered) setAsked(false);
    return isAnswered;
  }
  // The answer is on the page once `busy` has ended.
  if (isAsked && !busy) setAsked(false);

  return {
    ...request,
    /** The coach's words are on their way: `said` holds what has come of them. */
    isAnswering: isAsked && busy,
    ask: (action: StuckAction) => answered(move("stuck", { action }, { streamed: true })),
    takeHint: () => answered(move("implement/hint", {}, { streamed: true })),
  };
}
export type HelpRequest = ReturnType<typeof useHelpRequest>;
