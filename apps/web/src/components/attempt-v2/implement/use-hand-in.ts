"use client";

import { useState } from "react";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import type { useCode } from "./use-code.ts";

/**
 * Hands the code in, in both flows, and then calls `onHandedIn`. A conflicting change from elsewhere is shown first.
 */
export function useHandIn(
  attemptId: string,
  code: ReturnType<typeof useCode>,
  onHandedIn?: () => void,
) {
  const { busy, failure, move } = useApiMove(`/api/attempts/${attemptId}`);
  const [saving, setSaving] = useState(false);

  async function handIn() {
    setSaving(true);
    if ((await code.save({ anew: true })) !== "conflict") {
      const body = { code: code.code, version: code.version() };
      const answer = await move("implement/submit", body);
      if (answer) {
        code.accepted(answer.attempt.code, answer.attempt.version);
        onHandedIn?.();
      }
    }
    setSaving(false);
  }

  return { busy: busy || saving, failure, handIn };
}
