"use client";

import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import type { V2Attempt } from "../workbench/workbench-data.ts";

export function SuggestButton({ attempt }: { attempt: V2Attempt }) {
  const { busy, failure, move } = useApiMove(`/api/attempts/${attempt.id}`);
  const suggested = attempt.planPayload?.suggestedPatterns.length ?? 0;
  if (suggested > 0) return null;
  const explanation = attempt.understandPayload?.explanation ?? "";
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-small text-ink-soft">
        The coach can name two or three candidates from your explanation. Which of them fits is for
        you to say.
      </p>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        onClick={() => move("plan/suggest", { explanation })}
      >
        Show me candidates
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}
