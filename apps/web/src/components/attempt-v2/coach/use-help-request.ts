"use client";

import type { StuckAction } from "@foothold/core/attempt";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";

/** One request for help at a time, whether it comes from the list of help or asks again. */
export function useHelpRequest(attemptId: string) {
  const request = useApiMove(`/api/attempts/${attemptId}`);

  async function ask(action: StuckAction): Promise<boolean> {
    return (await request.move("stuck", { action }, { streamed: true })) !== null;
  }

  return { ...request, ask };
}
export type HelpRequest = ReturnType<typeof useHelpRequest>;
