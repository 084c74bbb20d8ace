"use client";

import type { Language, Trace } from "@foothold/core/runs";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { TraceView } from "./TraceView.tsx";

type Props = { attemptId: string; testIndex: number; code: string; language: Language };

export function TraceButton({ attemptId, testIndex, code, language }: Props) {
  const [trace, setTrace] = useState<Trace | null>(null);
  const { busy, failure, move } = useApiMove(`/api/attempts/${attemptId}`);

  if (trace) {
    return <TraceView {...{ trace, code, language }} onClose={() => setTrace(null)} />;
  }
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        busy={busy}
        onClick={async () => setTrace(await move("verify/trace", { testIndex }))}
      >
        Watch it run
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
