"use client";

import { useState } from "react";
import type { ApiError } from "#lib/browser/api-error.ts";
import type { CommandActions } from "./command-actions.ts";

/** Starts commands of a reply, which the panel then shows. */
export function useRunning(actions: CommandActions | undefined) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  async function run(places: readonly number[]): Promise<void> {
    setBusy(true);
    setFailure((await actions?.run(places)) ?? null);
    setBusy(false);
  }
  return { busy, failure, run };
}
