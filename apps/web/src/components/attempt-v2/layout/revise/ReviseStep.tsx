"use client";

import { useState } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import type { StepProps } from "../../workbench/workbench-data.ts";
import { ReviseExplanation } from "./ReviseExplanation.tsx";
import { RevisePlan } from "./RevisePlan.tsx";

type RevisableStep = "UNDERSTAND" | "PLAN";

const forms = { UNDERSTAND: ReviseExplanation, PLAN: RevisePlan };
const labels: Record<RevisableStep, string> = {
  UNDERSTAND: "Revise my explanation",
  PLAN: "Revise my plan",
};

/** Opens the form of an earlier step. The present step, the code and the results stay as they are. */
export function ReviseStep({ step, ...props }: StepProps & { step: RevisableStep }) {
  const [stage, setStage] = useState<"reading" | "revising" | "revised">("reading");
  if (props.attempt.v2Step === "COMPLETE") return null;
  if (stage !== "revising") {
    return (
      <>
        <div aria-live="polite">
          {stage === "revised" && (
            <Notice tone="success" title="Revised">
              <p>Your code, your tests and the step you are at stay as they were.</p>
            </Notice>
          )}
        </div>
        <Button variant="secondary" className="self-start" onClick={() => setStage("revising")}>
          {labels[step]}
        </Button>
      </>
    );
  }
  const Form = forms[step];
  return (
    <section
      aria-label={labels[step]}
      className="flex flex-col gap-4 rounded-large border border-accent-line p-4"
    >
      <Form {...props} onDone={() => setStage("revised")} />
      <Button variant="quiet" className="self-start" onClick={() => setStage("reading")}>
        Leave it as it is
      </Button>
    </section>
  );
}
