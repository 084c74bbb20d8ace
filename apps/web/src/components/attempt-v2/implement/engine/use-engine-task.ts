"use client";

import { useEffect, useRef, useState } from "react";
import type { Engine, EngineRunner } from "./use-engine.ts";

export type EngineTask<Result> =
  | { state: "idle" }
  | { state: "running" }
  | { state: "done"; result: Result }
  | { state: "cancelled" }
  | { state: "failed" };

type Work<Result> = (runner: EngineRunner, signal: AbortSignal) => Promise<Result>;

/**
 * One kind of work for the engine, one at a time. `failed`: the engine did not work; this says nothing about the
 * program.
 */
export function useEngineTask<Result>(engine: Pick<Engine, "open" | "close">) {
  const [task, setTask] = useState<EngineTask<Result>>({ state: "idle" });
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function start(work: Work<Result>): Promise<void> {
    if (running.current) return;
    const stopping = new AbortController();
    running.current = stopping;
    setTask({ state: "running" });
    try {
      const result = await work(await engine.open(), stopping.signal);
      if (!stopping.signal.aborted) setTask({ state: "done", result });
    } catch {
      if (stopping.signal.aborted) return;
      engine.close();
      setTask({ state: "failed" });
    } finally {
      if (running.current === stopping) running.current = null;
    }
  }

  function stopWith(next: EngineTask<Result>): void {
    running.current?.abort();
    running.current = null;
    setTask(next);
  }

  return {
    task,
    start,
    /** Stops the program; an engine that is still loading continues for the next run. */
    cancel: () => stopWith({ state: "cancelled" }),
    /** Removes the result. */
    clear: () => stopWith({ state: "idle" }),
  };
}
