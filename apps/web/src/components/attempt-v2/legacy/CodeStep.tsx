"use client";

import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { CodeBench } from "../implement/CodeBench.tsx";
import { useCode } from "../implement/use-code.ts";
import { useHandIn } from "../implement/use-hand-in.ts";
import type { LegacyStepProps } from "./legacy-data.ts";

export function CodeStep({ attempt, problem, allTests }: LegacyStepProps) {
  const code = useCode(attempt);
  const { busy, failure, handIn } = useHandIn(attempt.id, code, allTests.start);

  return (
    <div className="flex flex-col gap-4">
      <CodeBench attempt={attempt} problem={problem} code={code}>
        <Button busy={busy} onClick={handIn}>
          Hand in for all tests
        </Button>
        {failure && <FailureNotice failure={failure} className="w-full" />}
      </CodeBench>
    </div>
  );
}
