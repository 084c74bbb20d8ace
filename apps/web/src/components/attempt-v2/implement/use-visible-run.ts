"use client";

import type { AttemptView } from "@foothold/core/attempt";
import type { ProblemView } from "@foothold/core/catalog";
import type { RunOutcome } from "@foothold/core/runs";
import { useCallback, useEffect, useRef, useState } from "react";
import type { EngineProgress } from "#lib/browser/browser-runner.ts";
import { visibleRequest } from "./visible-request.ts";

type Runner = Awaited<
  ReturnType<typeof import("#lib/browser/browser-runner.ts").openBrowserRunner>
>;

export type VisibleRun =
  | { state: "idle" }
  | { state: "running"; progress: EngineProgress | null }
  | { state: "done"; outcome: RunOutcome }
  | { state: "cancelled" }
  | { state: "failed" };

/** Runs the visible tests in this browser. The engine is fetched with the first run, and kept for the next. */
export function useVisibleRun(problem: ProblemView, attempt: Pick<AttemptView, "language">) {
  const [run, setRun] = useState<VisibleRun>({ state: "idle" });
  const opening = useRef<Promise<Runner> | null>(null);
  const running = useRef<AbortController | null>(null);
  const prepared = useRef(false);

  const close = useCallback(() => {
    running.current?.abort();
    void opening.current?.then((runner) => runner.close()).catch(() => undefined);
    opening.current = null;
  }, []);

  useEffect(() => close, [close]);

  function open(): Promise<Runner> {
    opening.current ??= import("#lib/browser/browser-runner.ts").then(({ openBrowserRunner }) =>
      openBrowserRunner({
        checker: problem.comparison.checker,
        onProgress: (progress) =>
          setRun((now) => (now.state === "running" ? { ...now, progress } : now)),
      }),
    );
    return opening.current;
  }

  async function start(code: string) {
    if (running.current) return;
    const stopping = new AbortController();
    running.current = stopping;
    setRun({ state: "running", progress: null });
    try {
      const runner = await open();
      const request = visibleRequest(problem, attempt, code);
      const outcome = await runner.run(request, stopping.signal);
      if (!stopping.signal.aborted) setRun({ state: "done", outcome });
    } catch {
      if (stopping.signal.aborted) return;
      close();
      setRun({ state: "failed" });
    } finally {
      if (running.current === stopping) running.current = null;
    }
  }

  return {
    run,
    start,
    /** Called while typing: the engine is loaded before the first run. */
    prepare() {
      if (prepared.current || opening.current || savesData()) return;
      // Tried once; after a failure the next run tries again, not every key.
      prepared.current = true;
      void open()
        .then((runner) => runner.preload(attempt.language))
        .catch(() => {
          // A run will show the same failure.
          if (!running.current) close();
        });
    },
    /** Stops the program; an engine that is still loading continues for the next run. */
    cancel() {
      running.current?.abort();
      running.current = null;
      setRun({ state: "cancelled" });
    },
  };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
