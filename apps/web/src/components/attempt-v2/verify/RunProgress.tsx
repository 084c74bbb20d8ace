"use client";

import { waitText } from "@foothold/core/wait-text";
import { useEffect, useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { useQueuePlace } from "./use-queue-place.ts";

const TICK_MS = 250;
const USUAL_LIMIT_MS = 10_000;

type Props = {
  attemptId: string;
  label: string;
  limitMs?: number | undefined;
  onCancel: () => void;
};

/** A run in progress: the time limit and a button to stop it. */
export function RunProgress({ attemptId, label, limitMs = USUAL_LIMIT_MS, onCancel }: Props) {
  const place = useQueuePlace(attemptId);
  const [elapsedMs, setElapsedMs] = useState(0);

  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => setElapsedMs(performance.now() - startedAt), TICK_MS);
    return () => clearInterval(timer);
  }, []);

  // Past the limit the run is still queued or the machine is busy, so the progress is unknown.
  const isWithin = !place && elapsedMs < limitMs;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <progress
        aria-label={label}
        className="h-2 min-w-32 flex-1"
        max={limitMs}
        {...(isWithin && { value: elapsedMs })}
      />
      <span className="text-small text-ink-soft tabular-nums">
        {place
          ? `${place.before} before you, about ${waitText(Math.ceil(place.expectedWaitMs / 1000))}`
          : `${Math.floor(elapsedMs / 1000)} s of at most ${Math.ceil(limitMs / 1000)} s`}
      </span>
      <Button size="small" variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
