"use client";

import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { CodeBench } from "./implement/CodeBench.tsx";
import { LastHandIn } from "./implement/LastHandIn.tsx";
import { useCode } from "./implement/use-code.ts";
import { useHandIn } from "./implement/use-hand-in.ts";
import type { StepProps } from "./workbench/workbench-data.ts";

export function ImplementStep({ attempt, problem, story, allTests }: StepProps) {
  const code = useCode(attempt);
  const { busy, failure, handIn } = useHandIn(attempt.id, code, allTests.start);

  return (
    <div className="flex flex-col gap-4">
      <CodeBench
        {...{ attempt, problem, code }}
        lastHandIn={<LastHandIn {...{ attempt, problem, story }} code={code.code} />}
      >
        <Button busy={busy} disabled={code.saving.state === "conflict"} onClick={handIn}>
          Hand in for all tests
        </Button>
        <p className="text-small text-ink-soft">
          All tests run, the hidden ones too. You can come back to the code afterwards.
        </p>
        {failure && <FailureNotice failure={failure} className="w-full" />}
      </CodeBench>
    </div>
  );
}
