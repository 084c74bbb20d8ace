"use client";

import type { RecoveryView } from "@foothold/core/recovery";
import { useEffect, useState } from "react";
import { callApi } from "#lib/browser/api-client.ts";
import { useLive } from "#lib/browser/live.ts";

/** The attempt's newest recovery, kept up to date by signals. */
export function useRecovery(attemptId: string, first: RecoveryView | null): RecoveryView | null {
  const [recovery, setRecovery] = useState(first);

  useEffect(() => setRecovery(first), [first]);

  useLive("recovery", () => {
    callApi("GET", `/api/attempts/${attemptId}/recovery`).then(
      (answer) => setRecovery(answer.recovery),
      () => {},
    );
  });
  return recovery;
}
