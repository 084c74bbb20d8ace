"use client";

import type { AttemptState } from "@foothold/core/attempt";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { CommentList } from "#components/shared/classroom/CommentList.tsx";
import { StuckButton } from "#components/shared/stuck/StuckButton.tsx";
import { AttemptHelp } from "../coach/AttemptHelp.tsx";
import { Conversation } from "../coach/Conversation.tsx";
import { useHelpRequest } from "../coach/use-help-request.ts";
import { RecoveryPanel } from "../recovery/lazy-recovery-panel.ts";
import { RecoveryOffer } from "../recovery/RecoveryOffer.tsx";
import { useRecovery } from "../recovery/use-recovery.ts";
import { STEP_HEADING } from "../workbench/headings.ts";
import { ProblemText } from "../workbench/problem/ProblemPanel.tsx";
import { useAllTests } from "../workbench/use-all-tests.ts";
import { ApproachStep } from "./ApproachStep.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { DoneStep } from "./DoneStep.tsx";
import type { LegacyData, LegacyStepProps } from "./legacy-data.ts";
import { TestStep } from "./TestStep.tsx";

const steps: Record<AttemptState, { name: string; Step: ComponentType<LegacyStepProps> }> = {
  APPROACH: { name: "Approach", Step: ApproachStep },
  CODE: { name: "Code", Step: CodeStep },
  TEST: { name: "Test", Step: TestStep },
  DONE: { name: "Done", Step: DoneStep },
};

/** The older flow (Approach, Code, Test), for attempts that were begun in it. */
export function LegacyFlow(page: LegacyData) {
  const { attempt, problem, story } = page;
  const data = { ...page, recovery: useRecovery(attempt.id, page.recovery) };
  const allTests = useAllTests(attempt.id);
  const [helpOpen, setHelpOpen] = useState(false);
  const request = useHelpRequest(attempt.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(attempt.state);
  const { name, Step } = steps[attempt.state];

  useEffect(() => {
    if (before.current === attempt.state) return;
    before.current = attempt.state;
    heading.current?.focus();
  }, [attempt.state]);

  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-4 py-6 wide:grid-cols-[2fr_3fr]">
      <div className="flex min-w-0 flex-col gap-6">
        <h1 className="sr-only">{problem.title}</h1>
        <ProblemText problem={problem} statement={page.statement} language={attempt.language} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <div className="flex items-center justify-between gap-3">
          <h2
            id={STEP_HEADING}
            ref={heading}
            tabIndex={-1}
            className="text-title-2 focus:outline-none"
          >
            {name}
          </h2>
          <StuckButton
            open={helpOpen}
            done={attempt.state === "DONE"}
            onPress={() => setHelpOpen(!helpOpen)}
          />
        </div>
        <AttemptHelp {...data} request={request} open={helpOpen} onOpen={setHelpOpen} />
        <RecoveryOffer attempt={attempt} />
        <RecoveryPanel {...data} />
        <CommentList comments={data.comments} title="Your instructor’s comments" headingLevel={3} />
        <Step key={attempt.state} {...data} allTests={allTests} />
        <Conversation attempt={attempt} exchanges={story.exchanges} request={request} />
      </div>
    </div>
  );
}
