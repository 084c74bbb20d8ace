"use client";

import type { StuckAction } from "@foothold/core/attempt";
import { useApiMove } from "../../ui/hooks/use-api-move.ts";

/** The path of a lesson or a card; its actions are at `stuck` and `stuck/recap` below it. */
export type UnitPath = `/api/${"lessons" | "recall"}/${string}`;

/** One request for help with a lesson or a card; `context` is sent to the coach with it. */
export function useUnitHelp(base: UnitPath, context: Record<string, unknown> = {}) {
  const request = useApiMove(base);

  async function ask(action: StuckAction): Promise<boolean> {
    return (await request.move("stuck", { ...context, action }, { streamed: true })) !== null;
  }

  return { ...request, ask };
}
export type UnitHelpRequest = ReturnType<typeof useUnitHelp>;
