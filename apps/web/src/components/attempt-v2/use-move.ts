"use client";

import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { ApiError, callApi } from "#lib/api-client.ts";

const LEFT_BEHIND = new Set(["wrong-step", "stale-version"]);

/** One thing at a time that a learner does with an attempt; the page shows the outcome when it is not busy. */
export function useMove(attemptId: string) {
  const router = useRouter();
  const [refreshing, startRefresh] = useTransition();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const running = useRef(false);

  function refresh() {
    startRefresh(() => router.refresh());
  }

  /** null: it did not work, and `failure` says why. */
  async function move<Answer>(
    verb: string,
    body: Record<string, unknown> = {},
    method: "POST" | "PUT" = "POST",
  ): Promise<Answer | null> {
    if (running.current) return null;
    running.current = true;
    setSending(true);
    setFailure(null);
    try {
      const answer = await callApi<Answer>(method, `/api/attempts/${attemptId}/${verb}`, body);
      refresh();
      return answer;
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setFailure(thrown);
      if (LEFT_BEHIND.has(thrown.code)) refresh();
      return null;
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  return { busy: sending || refreshing, failure, move };
}
