"use client";

import type { AttemptView } from "@foothold/core/attempt";
import type { RecoveryView } from "@foothold/core/recovery";
import { Compass } from "lucide-react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";

type Props = { attempt: AttemptView; recovery: RecoveryView | null; onBegun: () => void };

/** Starts a recovery without waiting for the offer. */
export function StartRecovery({ attempt, recovery, onBegun }: Props) {
  const { busy, failure, move } = useApiMove(`/api/attempts/${attempt.id}`);
  if (recovery && recovery.endedAt === null) return null;

  async function begin() {
    if (await move("stuck/recover")) onBegun();
  }

  return (
    <section
      aria-labelledby="other-ways-title"
      className="flex flex-col items-start gap-2 rounded-large border border-coach-line p-4 text-small"
    >
      <h3 id="other-ways-title" className="flex items-center gap-2 text-title-3">
        <Compass aria-hidden="true" className="size-5 text-coach" />
        Other ways in
      </h3>
      <p id="other-ways-what">
        One after the other: what helped others, the same said differently, several ways at once,
        and in the end a human.
      </p>
      <Button
        size="small"
        variant="secondary"
        busy={busy}
        aria-describedby="other-ways-what"
        onClick={begin}
      >
        Try other ways
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </section>
  );
}
