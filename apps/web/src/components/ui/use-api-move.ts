"use client";

import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { ApiError } from "#lib/browser/api-client.ts";
import { callOnce, newKey } from "#lib/browser/call-once.ts";

const LEFT_BEHIND = new Set(["wrong-step", "stale-version"]);

/** `streamed`: what the coach says is in `said` as it comes. */
type Manner = { method?: "POST" | "PUT"; streamed?: boolean };
type Sent = { what: string; key: string };

/** One thing at a time that a learner does with a unit; the page shows the outcome when it is not busy. */
export function useApiMove(base: `/api/${string}`) {
  const router = useRouter();
  const [refreshing, startRefresh] = useTransition();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [cancelled, setCancelled] = useState(false);
  const [said, setSaid] = useState("");
  const running = useRef<AbortController | null>(null);
  // Sent, and perhaps done: the same again is then no second one.
  const unanswered = useRef<Sent | null>(null);

  function refresh() {
    startRefresh(() => router.refresh());
  }

  /** null: it did not work, and `failure` says why; or it was cancelled. */
  async function move<Answer>(
    verb: string,
    body: Record<string, unknown> = {},
    { method = "POST", streamed = false }: Manner = {},
  ): Promise<Answer | null> {
    if (running.current) return null;
    const stopping = new AbortController();
    running.current = stopping;
    setSending(true);
    setFailure(null);
    setCancelled(false);
    setSaid("");
    const sent = named(unanswered.current, `${verb} ${JSON.stringify(body)}`);
    unanswered.current = null;
    try {
      const answer = await callOnce<Answer>(method, `${base}/${verb}`, body, {
        key: sent.key,
        signal: stopping.signal,
        ...(streamed && { onText: (piece) => setSaid((before) => before + piece) }),
      });
      refresh();
      return answer;
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      if (thrown.answerLost) unanswered.current = sent;
      if (thrown.code === "cancelled") setCancelled(true);
      else setFailure(thrown);
      if (LEFT_BEHIND.has(thrown.code)) refresh();
      return null;
    } finally {
      running.current = null;
      setSending(false);
    }
  }

  return {
    busy: sending || refreshing,
    failure,
    move,
    /** Before another move is asked about. */
    clear: () => setFailure(null),
    /** What has come so far of a streamed answer. */
    said,
    /** Stops waiting; the server stops its work too. */
    cancel: () => running.current?.abort(),
    cancelled,
  };
}

function named(before: Sent | null, what: string): Sent {
  return before?.what === what ? before : { what, key: newKey() };
}
