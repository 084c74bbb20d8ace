"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#lib/browser/api-error.ts";
import { readLocal, writeLocal } from "./code-store.ts";
import { meetCode, newestOf, rememberSaved, savedInThisTab } from "./code-versions.ts";

const SAVE_AFTER_MS = 1_200;
const RETRY_AFTER_MS = 5_000;

/** `id` is the key under which the text is kept in this browser. */
type StoredText = { id: string; code: string; version: number };

export type Saving =
  | { state: "saved" }
  | { state: "unsaved" }
  | { state: "saving" }
  | { state: "failed"; failure: ApiError }
  | { state: "conflict"; theirs: string };

/** `failed`: the code is only in this browser. `conflict`: the learner has to choose between two versions first. */
export type SaveOutcome = "saved" | "failed" | "conflict";

/** How the text is sent to and read from the server. Both functions return the version for the next save. */
export type TextServer = {
  send(text: string, version: number): Promise<number>;
  look(): Promise<{ code: string; version: number }>;
};

/** A text that is stored in this browser at once and on the server within seconds. Two versions are never merged silently. */
export function useSavedText(stored: StoredText, server: TextServer) {
  const { id } = stored;
  const [first] = useState(() => newestOf(stored));
  const [code, setCode] = useState(first.code);
  const [saving, setSaving] = useState<Saving>({ state: "saved" });
  const [replacedCount, setReplacedCount] = useState(0);
  const latest = useRef(first.code);
  const base = useRef(first.code);
  const version = useRef(first.version);
  // Texts sent without an answer. If the server has one of them, it is no conflict.
  const unanswered = useRef<string[]>([]);
  const inFlight = useRef<Promise<SaveOutcome> | null>(null);
  const conflicting = useRef(false);

  const accept = useCallback(
    (saved: string, at: number): SaveOutcome => {
      base.current = saved;
      version.current = at;
      unanswered.current = [];
      rememberSaved(id, { code: saved, version: at });
      const whole = latest.current === saved;
      writeLocal(id, whole ? null : { code: latest.current, base: saved });
      setSaving({ state: whole ? "saved" : "unsaved" });
      return "saved";
    },
    [id],
  );

  const replaceWith = useCallback(
    (next: string, at: number) => {
      latest.current = next;
      conflicting.current = false;
      setCode(next);
      setReplacedCount((count) => count + 1);
      accept(next, at);
    },
    [accept],
  );

  const fail = useCallback((thrown: unknown): SaveOutcome => {
    if (!(thrown instanceof ApiError)) throw thrown;
    setSaving({ state: "failed", failure: thrown });
    return "failed";
  }, []);

  const put = useCallback(async (): Promise<SaveOutcome> => {
    const sent = latest.current;
    const before = [base.current, ...unanswered.current];
    if (!unanswered.current.includes(sent)) unanswered.current.push(sent);
    writeLocal(id, { code: sent, base: base.current, unanswered: unanswered.current });
    setSaving((now) => (now.state === "failed" ? now : { state: "saving" }));
    try {
      return accept(sent, await server.send(sent, version.current));
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.code !== "stale-version") return fail(thrown);
      const now = await server.look();
      version.current = now.version;
      if (now.code === sent) return accept(sent, now.version);
      // Only the version is newer (after a hint, or a save whose answer was lost): the server has a text that this tab sent.
      if (before.includes(now.code)) return accept(sent, await server.send(sent, now.version));
      conflicting.current = true;
      setSaving({ state: "conflict", theirs: now.code });
      return "conflict";
    }
  }, [id, server, accept, fail]);

  /** `anew`: sends the code even if it is saved already, to find a conflict before it is handed in. */
  const save = useCallback(
    async ({ anew = false } = {}): Promise<SaveOutcome> => {
      while (inFlight.current) await inFlight.current;
      if (conflicting.current) return "conflict";
      const isSaved = latest.current === base.current && unanswered.current.length === 0;
      if (isSaved && !anew) return "saved";
      inFlight.current = put()
        .catch(fail)
        .finally(() => {
          inFlight.current = null;
        });
      return inFlight.current;
    },
    [put, fail],
  );

  const write = useCallback(
    (next: string) => {
      latest.current = next;
      setCode(next);
      const kept = { code: next, base: base.current, unanswered: unanswered.current };
      const isSaved = next === base.current && unanswered.current.length === 0;
      writeLocal(id, isSaved ? null : kept);
      setSaving((now) =>
        now.state === "conflict" ? now : { state: isSaved ? "saved" : "unsaved" },
      );
    },
    [id],
  );

  useEffect(() => {
    const kept = readLocal(id);
    const saved = savedInThisTab(id);
    if (saved && saved.version > version.current) replaceWith(saved.code, saved.version);
    if (!kept || kept.code === base.current) return;
    writeLocal(id, kept);
    latest.current = kept.code;
    setCode(kept.code);
    setReplacedCount((count) => count + 1);
    unanswered.current = kept.unanswered ?? [];
    conflicting.current = ![kept.base, ...unanswered.current].includes(base.current);
    setSaving(
      conflicting.current ? { state: "conflict", theirs: base.current } : { state: "unsaved" },
    );
  }, [id, replaceWith]);

  // Other moves raise the version too; the refreshed page brings the new version and code.
  useEffect(() => {
    const found = { code: stored.code, version: stored.version };
    const met = meetCode(
      {
        latest: latest.current,
        base: base.current,
        version: version.current,
        unanswered: unanswered.current,
      },
      found,
    );
    if (met === "ours") version.current = found.version;
    if (met === "theirs") replaceWith(found.code, found.version);
  }, [stored.code, stored.version, replaceWith]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every key press starts the wait again
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

  const versionNow = useCallback(() => version.current, []);
  const latestText = useCallback(() => latest.current, []);

  return {
    code,
    /** The text as typed at this moment. */
    latest: latestText,
    /** Counts the texts that did not come from typing; only those are put into the editor. */
    replacedCount,
    write,
    save,
    saving,
    /** The server's last known version. */
    version: versionNow,
    /** Resolves a conflict: continues with `chosen` on top of what the server has. */
    resolveConflict(chosen: string, theirs: string) {
      replaceWith(theirs, version.current);
      if (chosen !== theirs) write(chosen);
    },
    /** Call when the server has accepted exactly this code, by a submission or a rewind. */
    accepted: accept,
    replaceWith,
  };
}
