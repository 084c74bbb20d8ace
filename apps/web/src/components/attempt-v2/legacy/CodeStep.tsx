"use client";

import type { AttemptView } from "@foothold/core";
import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { CodeBench } from "../implement/CodeBench.tsx";
import { useCode } from "../implement/use-code.ts";
import { useMove } from "../use-move.ts";
import type { LegacyData } from "./legacy-data.ts";

export function CodeStep({ attempt, problem }: LegacyData) {
  const code = useCode(attempt);
  const { busy, failure, move } = useMove(attempt.id);
  const [saving, setSaving] = useState(false);

  async function submit() {
    setSaving(true);
    if (await code.save()) {
      const answer = await move<{ attempt: AttemptView }>("implement/submit", { code: code.code });
      if (answer) code.accepted(answer.attempt.code, answer.attempt.version);
    }
    setSaving(false);
  }

  return (
    <div className="flex flex-col gap-4">
      <CodeBench attempt={attempt} problem={problem} code={code}>
        <Button busy={busy || saving} onClick={submit}>
          Hand in for all tests
        </Button>
        {failure && <FailureNotice failure={failure} className="w-full" />}
      </CodeBench>
    </div>
  );
}
