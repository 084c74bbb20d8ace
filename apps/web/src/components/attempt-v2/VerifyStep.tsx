"use client";

import type { TestRun } from "@foothold/core/attempt";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { useApiMove } from "#components/ui/use-api-move.ts";
import { TestList } from "./runs/TestList.tsx";
import { TraceButton } from "./runs/trace/TraceButton.tsx";
import { ExplainFailure } from "./verify/ExplainFailure.tsx";
import { RunProgress } from "./verify/RunProgress.tsx";
import { RunSummary } from "./verify/RunSummary.tsx";
import type { StepProps } from "./workbench/workbench-data.ts";

export function VerifyStep({ attempt, problem, story }: StepProps) {
  const { busy, failure, move, cancel, cancelled } = useApiMove(`/api/attempts/${attempt.id}`);
  const back = useApiMove(`/api/attempts/${attempt.id}`);
  const [run, setRun] = useState<TestRun | null>(null);
  const tests = attempt.verifyPayload?.testResults ?? [];

  async function runAll() {
    setRun(await move("verify/run"));
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={runAll}>
          {busy ? "Running every test" : tests.length > 0 ? "Run all tests again" : "Run all tests"}
        </Button>
        <Button variant="secondary" busy={back.busy} onClick={() => back.move("verify/retry")}>
          Back to the code
        </Button>
      </div>
      {busy && (
        <RunProgress
          attemptId={attempt.id}
          label="Running every test"
          limitMs={problem.limits.totalMs}
          onCancel={cancel}
        />
      )}
      {failure && <FailureNotice failure={failure} />}
      {back.failure && <FailureNotice failure={back.failure} />}
      <div role="status">
        {cancelled && (
          <Notice tone="info" title="Stopped">
            <p>This run does not count. Nothing has changed.</p>
          </Notice>
        )}
        <RunSummary run={run} last={story.runs.at(-1) ?? null} busy={busy || cancelled} />
      </div>
      {tests.length > 0 && (
        <TestList
          tests={tests}
          problem={problem}
          language={attempt.language}
          help={(test) => (
            <div className="flex flex-wrap items-start gap-3">
              <ExplainFailure
                attemptId={attempt.id}
                test={test}
                problem={problem}
                language={attempt.language}
              />
              {!test.hidden && (
                <TraceButton
                  attemptId={attempt.id}
                  testIndex={test.index}
                  code={attempt.code}
                  language={attempt.language}
                />
              )}
            </div>
          )}
        />
      )}
    </div>
  );
}
