"use client";

import { useWaiting } from "#components/shared/recovery/waiting-store.ts";

/** How many learners wait, beside the link to the queue. */
export function WaitingCount() {
  const count = useWaiting()?.length ?? 0;
  if (count === 0) return null;
  return (
    <span className="ml-2 rounded-full bg-danger px-2 text-tiny font-semibold text-on-accent">
      {count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
