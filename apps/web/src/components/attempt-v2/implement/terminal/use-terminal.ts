"use client";

import { useRef, useState } from "react";
import type { CommandRun, WorkspaceShell } from "#components/shared/workspace/workspace-shell.ts";
import type { Refusal } from "#lib/browser/shell-rules.ts";

export type Entry = { id: number; line: string; run: CommandRun };
type Asking = { line: string; refusal: Refusal };

/** The commands of a terminal, one at a time. */
export function useTerminal(shell: WorkspaceShell) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  const nextId = useRef(1);

  async function run(line: string, allowed: boolean): Promise<void> {
    const stopping = new AbortController();
    setRunning(stopping);
    const outcome = await shell.run(line, { allowed, signal: stopping.signal });
    setRunning(null);
    if (outcome.status === "refused") return setAsking({ line, refusal: outcome.refusal });
    show(line, outcome);
  }

  function show(line: string, outcome: CommandRun): void {
    const id = nextId.current++;
    setEntries((shown) => [...shown, { id, line, run: outcome }]);
  }

  return {
    entries,
    /** Lines that were typed before; the arrow keys bring them back. */
    earlier,
    asking,
    running: running !== null,
    start(line: string) {
      setEarlier((lines) => [...lines.filter((typed) => typed !== line), line]);
      void run(line, false);
    },
    answer(allowed: boolean) {
      if (!asking) return;
      setAsking(null);
      if (allowed) void run(asking.line, true);
      else show(asking.line, { status: "failed", message: "Skipped." });
    },
    stop: () => running?.abort(),
    clear: () => setEntries([]),
  };
}
