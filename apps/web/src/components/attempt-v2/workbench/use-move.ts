"use client";

import { useApiMove } from "#components/ui/use-api-move.ts";

/** One thing at a time that a learner does with an attempt; the page shows the outcome when it is not busy. */
export function useMove(attemptId: string) {
  return useApiMove(`/api/attempts/${attemptId}`);
}
