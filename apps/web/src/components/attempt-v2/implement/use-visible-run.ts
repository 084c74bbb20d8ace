"use client";

import type { AttemptView, ProblemView, RunOutcome } from "@foothold/core";
import { useCallback, useEffect, useRef, useState } from "react";
import type { EngineProgress } from "#lib/browser-runner.ts";
import { visibleRequest } from "./visible-request.ts";

type Runner = Awaited<ReturnType<typeof import("#lib/browser-runner.ts").openBrowserRunner>>;

export type VisibleRun =
  | { state: "idle" }
  | { state: "running"; progress: EngineProgress | null }
  | { state: "done"; outcome: RunOutcome }
  | { state: "failed" };

/** Runs the visible tests in this browser. The engine is fetched with the first run, and kept for the next. */
export function useVisibleRun(problem: ProblemView, attempt: Pick<AttemptView, "language">) {
  const [run, setRun] = useState<VisibleRun>({ state: "idle" });
  const opening = useRef<Promise<Runner> | null>(null);
  const turn = useRef(0);

  const close = useCallback(() => {
    turn.current += 1;
    void opening.current?.then((runner) => runner.close()).catch(() => undefined);
    opening.current = null;
  }, []);

  useEffect(() => close, [close]);

  function open(): Promise<Runner> {
    opening.current ??= import("#lib/browser-runner.ts").then(({ openBrowserRunner }) =>
      openBrowserRunner((progress) =>
        setRun((now) => (now.state === "running" ? { ...now, progress } : now)),
      ),
    );
    return opening.current;
  }

  async function start(code: string) {
    const request = visibleRequest(problem, attempt, code);
    if (!request || run.state === "running") return;
    turn.current += 1;
    const mine = turn.current;
    setRun({ state: "running", progress: null });
    try {
      const outcome = await (await open()).run(request);
      if (mine === turn.current) setRun({ state: "done", outcome });
    } catch {
      if (mine !== turn.current) return;
      close();
      setRun({ state: "failed" });
    }
  }

  return {
    run,
    start,
    cancel() {
      close();
      setRun({ state: "idle" });
    },
    possible: visibleRequest(problem, attempt, "") !== null,
  };
}
