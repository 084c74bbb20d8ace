"use client";

import type { EscalationSummary } from "@foothold/core/recovery";
import { useCallback, useEffect, useState } from "react";
import { callApi } from "#lib/browser/api-client.ts";
import { ApiError } from "#lib/browser/api-error.ts";
import { useLive } from "#lib/browser/live.ts";

type Seen = {
  waiting: readonly EscalationSummary[];
  failure: ApiError | null;
  /** The learner of the newest escalation since the page was opened. */
  newest: string | null;
};

/** The open escalations, kept up to date. */
export function useOpenEscalations(first: readonly EscalationSummary[]) {
  const [seen, setSeen] = useState<Seen>({ waiting: first, failure: null, newest: null });

  useEffect(() => setSeen((before) => ({ ...before, waiting: first })), [first]);

  const reload = useCallback(async () => {
    try {
      const path = "/api/escalations?status=open&limit=100";
      const { items } = await callApi("GET", path);
      setSeen((before) => ({
        waiting: items,
        failure: null,
        newest: newcomer(before.waiting, items) ?? before.newest,
      }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setSeen((before) => ({ ...before, failure }));
    }
  }, []);

  useLive("escalations", reload);
  return { ...seen, reload };
}

function newcomer(
  before: readonly EscalationSummary[],
  after: readonly EscalationSummary[],
): string | null {
  const known = new Set(before.map(({ id }) => id));
  return after.find(({ id }) => !known.has(id))?.learnerName ?? null;
}
