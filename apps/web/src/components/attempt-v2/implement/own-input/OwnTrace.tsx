"use client";

import type { ProblemView } from "@foothold/core/catalog";
import type { Trace } from "@foothold/core/runs";
import { Button } from "#components/ui/Button.tsx";
import { TraceView } from "../../runs/trace/TraceView.tsx";
import { EngineFailed } from "../engine/EngineFailed.tsx";
import type { Engine } from "../engine/use-engine.ts";
import { useEngineTask } from "../engine/use-engine-task.ts";
import { type OwnRun, ownTraceRequest } from "./own-run.ts";

type Props = { engine: Engine; problem: ProblemView; run: OwnRun };

/** The program on the learner's input, step by step, recorded in this browser. */
export function OwnTrace({ engine, problem, run }: Props) {
  const { task, start } = useEngineTask<Trace>(engine);
  if (task.state === "done") return <TraceView trace={task.result} {...run.program} />;
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        className="self-start"
        busy={task.state === "running"}
        onClick={() =>
          start((runner, signal) => runner.trace(ownTraceRequest(problem, run), signal))
        }
      >
        Watch it run
      </Button>
      {task.state === "failed" && <EngineFailed />}
    </>
  );
}
