"use client";

import { useApiMove } from "#components/ui/hooks/use-api-move.ts";

export type AllTests = ReturnType<typeof useAllTests>;

/** The run of every test by the server. It belongs to the whole workbench, because it begins at Implement and ends at Verify. */
export function useAllTests(attemptId: string) {
  const { move, ...state } = useApiMove(`/api/attempts/${attemptId}`);
  return { ...state, start: () => void move("verify/run") };
}
