"use client";

import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { TestList } from "./runs/TestList.tsx";
import { TraceButton } from "./runs/trace/TraceButton.tsx";
import { ExplainFailure } from "./verify/ExplainFailure.tsx";
import { HandedInCode } from "./verify/HandedInCode.tsx";
import { RunProgress } from "./verify/RunProgress.tsx";
import { RunSummary } from "./verify/RunSummary.tsx";
import { VerifyButtons } from "./verify/VerifyButtons.tsx";
import type { StepProps } from "./workbench/workbench-data.ts";

export function VerifyStep({ attempt, problem, story, allTests }: StepProps) {
  const { busy, failure, cancelled } = allTests;
  const back = useApiMove(`/api/attempts/${attempt.id}`);
  const tests = attempt.verifyPayload?.testResults ?? [];
  const run = story.handIn?.run ?? null;
  const said = story.handIn?.explanations ?? [];

  return (
    <div className="@container flex flex-col gap-5">
      <VerifyButtons
        first={run && run.outcome !== "passed" ? "back" : "run"}
        busy={busy}
        hasRun={tests.length > 0}
        onRun={allTests.start}
        goingBack={back.busy}
        onBack={() => void back.move("verify/retry")}
      />
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 @xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <HandedInCode code={attempt.code} language={attempt.language} run={run} tests={tests} />
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
    </div>
  );
}
