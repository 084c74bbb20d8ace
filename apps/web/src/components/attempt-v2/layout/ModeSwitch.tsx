"use client";

import type { Mode } from "@foothold/core/attempt";
import { useState } from "react";
import { ConfirmDialog } from "#components/ui/ConfirmDialog.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import type { V2Attempt } from "../workbench/workbench-data.ts";

const words: Record<Mode, { name: string; other: Mode; changes: readonly string[] }> = {
  BEGINNER: {
    name: "Beginner",
    other: "EXPERT",
    changes: [
      "You may skip Understand and Plan.",
      "You explain in one box and predict fewer results, and there is no invariant builder.",
      "There are fewer hints. Hints you have used stay used.",
    ],
  },
  EXPERT: {
    name: "Expert",
    other: "BEGINNER",
    changes: [
      "Every step is required, with more structure.",
      "Low confidence leads to Pattern Discovery.",
      "There are more hints.",
    ],
  },
};

export function ModeSwitch({ attempt }: { attempt: V2Attempt }) {
  const ready = useHydrated();
  const [asking, setAsking] = useState(false);
  const { busy, failure, move, clearFailure } = useApiMove(`/api/attempts/${attempt.id}`);
  const { name, other, changes } = words[attempt.mode];
  const done = attempt.v2Step === "COMPLETE";

  function ask() {
    clearFailure();
    setAsking(true);
  }

  async function change() {
    if (await move("mode", { mode: other })) setAsking(false);
  }

  return (
    <>
      <button
        type="button"
        disabled={!ready || done}
        onClick={ask}
        className="min-h-9 rounded-full border border-accent-line bg-accent-soft px-3 text-tiny font-semibold text-accent pointer-coarse:min-h-11"
      >
        <span className="sr-only">Mode: </span>
        {name}
      </button>
      {asking && (
        <ConfirmDialog
          title={`Switch to ${words[other].name}?`}
          confirmLabel={`Switch to ${words[other].name}`}
          busy={busy}
          onConfirm={change}
          onCancel={() => setAsking(false)}
        >
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>What you have written stays as it is. You can switch back at any time.</p>
          {failure && <FailureNotice failure={failure} />}
        </ConfirmDialog>
      )}
    </>
  );
}
