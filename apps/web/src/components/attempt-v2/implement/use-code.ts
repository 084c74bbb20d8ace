"use client";

import type { AttemptView } from "@foothold/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError, callApi } from "#lib/api-client.ts";
import { keep, readKept } from "./code-store.ts";
import { newestOf, rememberSaved } from "./code-versions.ts";

const SAVE_AFTER_MS = 1_200;
const RETRY_AFTER_MS = 5_000;

export type Saving =
  | { state: "saved" }
  | { state: "unsaved" }
  | { state: "saving" }
  | { state: "failed"; failure: ApiError }
  | { state: "conflict"; theirs: string };

/** Kept in this browser with every key and on the server within seconds; two different texts are never merged silently. */
export function useCode(attempt: Pick<AttemptView, "id" | "code" | "version">) {
  const { id } = attempt;
  const [first] = useState(() => newestOf(attempt));
  const [code, setCode] = useState(first.code);
  const [saving, setSaving] = useState<Saving>({ state: "saved" });
  const [given, setGiven] = useState(0);
  const latest = useRef(first.code);
  const base = useRef(first.code);
  const version = useRef(first.version);
  // One of these may be what the server has: then it is no text from elsewhere.
  const unanswered = useRef<string[]>([]);
  const inFlight = useRef<Promise<void> | null>(null);
  const conflicting = useRef(false);
  // Other moves raise the version too; the page then brings the new one.
  version.current = Math.max(version.current, attempt.version);

  const accept = useCallback(
    (saved: string, at: number) => {
      base.current = saved;
      version.current = at;
      unanswered.current = [];
      rememberSaved(id, { code: saved, version: at });
      const whole = latest.current === saved;
      keep(id, whole ? null : { code: latest.current, base: saved });
      setSaving({ state: whole ? "saved" : "unsaved" });
    },
    [id],
  );

  const put = useCallback(async () => {
    const sent = latest.current;
    const before = [base.current, ...unanswered.current];
    unanswered.current.push(sent);
    keep(id, { code: sent, base: base.current, unanswered: unanswered.current });
    setSaving({ state: "saving" });
    try {
      accept(sent, await send(id, sent, version.current));
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      if (thrown.code !== "stale-version") return setSaving({ state: "failed", failure: thrown });
      const { attempt: now } = await callApi<{ attempt: AttemptView }>(
        "GET",
        `/api/attempts/${id}`,
      );
      version.current = now.version;
      if (now.code === sent) return accept(sent, now.version);
      // Only the version had moved on, by a hint or a save whose answer was lost: the text is still over our own.
      if (before.includes(now.code)) return accept(sent, await send(id, sent, now.version));
      conflicting.current = true;
      setSaving({ state: "conflict", theirs: now.code });
    }
  }, [id, accept]);

  /** false: there are two versions, and one has to be chosen first. */
  const save = useCallback(async (): Promise<boolean> => {
    while (inFlight.current) await inFlight.current;
    if (conflicting.current) return false;
    if (latest.current === base.current) return true;
    inFlight.current = put()
      .catch((thrown: unknown) => {
        if (!(thrown instanceof ApiError)) throw thrown;
        setSaving({ state: "failed", failure: thrown });
      })
      .finally(() => {
        inFlight.current = null;
      });
    await inFlight.current;
    return !conflicting.current;
  }, [put]);

  const write = useCallback(
    (next: string) => {
      latest.current = next;
      setCode(next);
      const kept = { code: next, base: base.current, unanswered: unanswered.current };
      const isSaved = next === base.current && unanswered.current.length === 0;
      keep(id, isSaved ? null : kept);
      setSaving((now) => (now.state === "conflict" ? now : { state: "unsaved" }));
    },
    [id],
  );

  useEffect(() => {
    const kept = readKept(id);
    if (!kept || kept.code === base.current) return;
    latest.current = kept.code;
    setCode(kept.code);
    setGiven((count) => count + 1);
    unanswered.current = kept.unanswered ?? [];
    conflicting.current = ![kept.base, ...unanswered.current].includes(base.current);
    setSaving(
      conflicting.current ? { state: "conflict", theirs: base.current } : { state: "unsaved" },
    );
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every key starts the wait anew
  useEffect(() => {
    if (saving.state !== "unsaved" && saving.state !== "failed") return;
    const wait = saving.state === "unsaved" ? SAVE_AFTER_MS : RETRY_AFTER_MS;
    const again = () => void save();
    const timer = setTimeout(again, wait);
    window.addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [code, saving, save]);

  return {
    code,
    /** Counts the texts that came from elsewhere than the editor: only those are put into it. */
    given,
    write,
    save,
    saving,
    /** After a conflict: this text goes on, over what the server has now. */
    settle(chosen: string, theirs: string) {
      conflicting.current = false;
      base.current = theirs;
      unanswered.current = [];
      setSaving({ state: "unsaved" });
      write(chosen);
      setGiven(given + 1);
      if (chosen === theirs) setSaving({ state: "saved" });
    },
    /** The server has taken exactly this code, by a submission or a rewind. */
    accepted: accept,
    replaceWith(next: string, at: number) {
      latest.current = next;
      setCode(next);
      setGiven(given + 1);
      accept(next, at);
    },
  };
}

async function send(id: string, code: string, version: number): Promise<number> {
  const body = { code, version };
  return (await callApi<{ version: number }>("PUT", `/api/attempts/${id}/code`, body)).version;
}
