"use client";

import type { EscalationSummary } from "@foothold/core/recovery";
import { createContext, useContext } from "react";

export type Queue = {
  waiting: readonly EscalationSummary[];
  selfId: string;
  /** Reloads the queue at once, after a change by this instructor. */
  reload: () => void;
};

export const QueueContext = createContext<Queue | null>(null);

export function useQueueContext(): Queue {
  const queue = useContext(QueueContext);
  if (!queue) throw new Error("There is no queue around this.");
  return queue;
}
