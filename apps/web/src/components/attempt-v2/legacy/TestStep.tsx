"use client";

import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { TestList } from "../runs/TestList.tsx";
import { RunProgress } from "../verify/RunProgress.tsx";
import { RunSummary } from "../verify/RunSummary.tsx";
import type { LegacyStepProps } from "./legacy-data.ts";

export function TestStep({ attempt, problem, story, allTests }: LegacyStepProps) {
  const { busy, failure, start, cancel } = allTests;
  const back = useApiMove(`/api/attempts/${attempt.id}`);
  const finish = useApiMove(`/api/attempts/${attempt.id}`);
  const run = story.handIn?.run ?? null;
  const tests = attempt.testResults ?? [];
  const passed = tests.length > 0 && tests.every(({ status }) => status === "passed");
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={start}>
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
        <Button
          variant="secondary"
          busy={finish.busy}
          disabled={busy || !passed}
          onClick={() => finish.move("finish")}
        >
          Finish
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
      {finish.failure && <FailureNotice failure={finish.failure} />}
      <div role="status">{!busy && run && <RunSummary run={run} />}</div>
      {tests.length > 0 && <TestList tests={tests} problem={problem} language={attempt.language} />}
    </div>
  );
}
