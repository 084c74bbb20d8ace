"use client";

import type { EscalationSummary } from "@foothold/core/recovery";
import { createContext, useContext } from "react";

export type Queue = {
  waiting: readonly EscalationSummary[];
  selfId: string;
  /** Looks at once, after something of one's own doing. */
  look: () => void;
};

export const QueueContext = createContext<Queue | null>(null);

export function useQueueContext(): Queue {
  const queue = useContext(QueueContext);
  if (!queue) throw new Error("There is no queue around this.");
  return queue;
}
