"use client";

import type { AttemptState } from "@foothold/core/attempt";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { CommentList } from "#components/shared/classroom/CommentList.tsx";
import { CoachRemarks } from "#components/shared/coach/CoachRemarks.tsx";
import { StuckButton } from "#components/shared/stuck/StuckButton.tsx";
import { AttemptStuckHelp } from "../coach/AttemptStuckHelp.tsx";
import { CoachChat } from "../coach/CoachChat.tsx";
import { AskInstructor } from "../recovery/AskInstructor.tsx";
import { RecoveryOffer } from "../recovery/RecoveryOffer.tsx";
import { RecoveryPanel } from "../recovery/RecoveryPanel.tsx";
import { StartRecovery } from "../recovery/StartRecovery.tsx";
import { useRecovery } from "../recovery/use-recovery.ts";
import { STEP_HEADING } from "../workbench/headings.ts";
import { ProblemText } from "../workbench/problem/ProblemPanel.tsx";
import { ApproachStep } from "./ApproachStep.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { DoneStep } from "./DoneStep.tsx";
import type { LegacyData } from "./legacy-data.ts";
import { TestStep } from "./TestStep.tsx";

const steps: Record<AttemptState, { name: string; Step: ComponentType<LegacyData> }> = {
  APPROACH: { name: "Approach", Step: ApproachStep },
  CODE: { name: "Code", Step: CodeStep },
  TEST: { name: "Test", Step: TestStep },
  DONE: { name: "Done", Step: DoneStep },
};

/** The older flow (Approach, Code, Test), for attempts that were begun in it. */
export function LegacyFlow(page: LegacyData) {
  const { attempt, problem, story } = page;
  const data = { ...page, recovery: useRecovery(attempt.id, page.recovery) };
  const [stuckOpen, setStuckOpen] = useState(false);
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
        <ProblemText problem={problem} language={attempt.language} />
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
            open={stuckOpen}
            done={attempt.state === "DONE"}
            onPress={() => setStuckOpen(!stuckOpen)}
          />
        </div>
        <AttemptStuckHelp attempt={attempt} open={stuckOpen} onClose={() => setStuckOpen(false)} />
        {stuckOpen && <StartRecovery {...data} onBegun={() => setStuckOpen(false)} />}
        {stuckOpen && <AskInstructor {...data} onAsked={() => setStuckOpen(false)} />}
        <RecoveryOffer attempt={attempt} />
        <RecoveryPanel {...data} />
        <CommentList comments={data.comments} title="Your instructor’s comments" headingLevel={3} />
        <Step key={attempt.state} {...data} />
        <CoachRemarks exchanges={story.exchanges} />
        <CoachChat attempt={attempt} exchanges={story.exchanges} />
      </div>
    </div>
  );
}
