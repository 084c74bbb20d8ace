"use client";

import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { TestList } from "./runs/TestList.tsx";
import { TraceButton } from "./runs/trace/TraceButton.tsx";
import { ExplainFailure } from "./verify/ExplainFailure.tsx";
import { HandedInCode } from "./verify/HandedInCode.tsx";
import { RunProgress } from "./verify/RunProgress.tsx";
import { RunSummary } from "./verify/RunSummary.tsx";
import type { StepProps } from "./workbench/workbench-data.ts";

export function VerifyStep({ attempt, problem, story, allTests }: StepProps) {
  const { busy, failure, cancelled } = allTests;
  const back = useApiMove(`/api/attempts/${attempt.id}`);
  const tests = attempt.verifyPayload?.testResults ?? [];
  const run = story.handIn?.run ?? null;
  const said = story.handIn?.explanations ?? [];

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={allTests.start}>
          {busy ? "Running every test" : tests.length > 0 ? "Run all tests again" : "Run all tests"}
        </Button>
        <Button
          variant="secondary"
          busy={back.busy}
          disabled={busy}
          onClick={() => back.move("verify/retry")}
        >
          Back to the code
        </Button>
      </div>
      {busy && (
        <RunProgress
          attemptId={attempt.id}
          label="Running every test"
          limitMs={problem.limits.totalMs}
          onCancel={allTests.cancel}
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
        {!busy && !cancelled && run && <RunSummary run={run} />}
        {!busy && !cancelled && !run && !failure && (
          <Notice tone="info" title="This code has no result yet">
            <p>It was handed in, but its run did not finish. Run all tests again.</p>
          </Notice>
        )}
      </div>
      <HandedInCode code={attempt.code} run={run} tests={tests} />
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
                said={said.filter(({ testIndex }) => testIndex === test.index)}
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
