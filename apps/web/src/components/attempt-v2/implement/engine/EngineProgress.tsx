"use client";

import { Button } from "#components/ui/Button.tsx";
import type { Engine } from "./use-engine.ts";

const MEGABYTE = 1024 * 1024;
const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);

type Props = { engine: Pick<Engine, "progress">; label: string; onCancel: () => void };

/** The progress of loading the engine, then of running the program. */
export function EngineProgress({ engine: { progress }, label, onCancel }: Props) {
  const isLoading = progress !== null && progress.loadedBytes < progress.totalBytes;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <progress
        aria-label={label}
        className="h-2 min-w-32 flex-1"
        {...(isLoading && { value: progress.loadedBytes, max: progress.totalBytes })}
      />
      <span className="text-small text-ink-soft tabular-nums">
        {isLoading
          ? `Fetching Python, once: ${megabytes(progress.loadedBytes)} of ${megabytes(progress.totalBytes)} MB`
          : "Running"}
      </span>
      <Button size="small" variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
