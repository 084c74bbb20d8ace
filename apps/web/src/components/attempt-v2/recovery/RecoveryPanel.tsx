"use client";

import type { AttemptView } from "@foothold/core/attempt";
import { Compass } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#components/ui/Button.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { FailureNotice } from "#components/ui/feedback/FailureNotice.tsx";
import { useApiMove } from "#components/ui/hooks/use-api-move.ts";
import { Spinner } from "#components/ui/Spinner.tsx";
import type { WorkbenchData } from "../workbench/workbench-data.ts";
import { BranchList } from "./BranchList.tsx";
import { EscalationState } from "./EscalationState.tsx";
import { InstructorAnswer } from "./InstructorAnswer.tsx";
import { LeaveStep } from "./LeaveStep.tsx";
import { RecoveryStepCard } from "./RecoveryStepCard.tsx";
import { isRecoveryOver, type RecoveryState, recoveryState } from "./recovery-state.ts";
import { WaysOut } from "./WaysOut.tsx";

const states: Record<RecoveryState, ReactNode> = {
  looking: (
    <span className="flex items-center gap-2">
      <Spinner />
      Looking for another approach. You can go on meanwhile.
    </span>
  ),
  "try-it": "Try it, then run or send it again. The next help depends on what you do.",
  moving: "You got further. This help is done.",
  exhausted: "Everything has been tried. What you can do now:",
};

type Props = Pick<WorkbenchData, "recovery" | "story"> & { attempt: AttemptView };

/** The steps of the recovery: the newest shown, the earlier ones closed. */
export function RecoveryPanel({ attempt, recovery, story }: Props) {
  const { busy, failure, move } = useApiMove(`/api/attempts/${attempt.id}`);
  if (!recovery) return null;
  const { status, shown, branches, escalation, answers } = recovery;
  const given = answers
    .toReversed()
    .map((answer) => <InstructorAnswer key={answer.id} attemptId={attempt.id} answer={answer} />);
  if (status === "stopped") return given.length > 0 ? <Answers>{given}</Answers> : null;
  const state = recoveryState(recovery, attempt.stuck);
  const words = shown.filter(({ stage }) => stage !== "human").toReversed();
  const [newest, ...earlier] = words;
  const open = recovery.endedAt === null;
  if (isRecoveryOver(recovery, attempt)) return null;
  const ways = recovery.waysOut && <WaysOut ways={recovery.waysOut} exchanges={story.exchanges} />;
  return (
    <section
      aria-labelledby="recovery-title"
      className="flex flex-col gap-4 rounded-large border border-coach-line p-4"
    >
      <h3 id="recovery-title" className="flex items-center gap-2 text-title-3">
        <Compass aria-hidden="true" className="size-5 text-coach" />
        Another approach
      </h3>
      <div aria-live="polite" className="flex flex-col gap-4">
        {escalation?.status === "open" && open && (
          <EscalationState escalation={escalation}>{ways}</EscalationState>
        )}
        {given}
        {recovery.leave && <LeaveStep attempt={attempt} leave={recovery.leave} />}
        {newest && <RecoveryStepCard step={newest} muted={answers.length > 0} />}
        <BranchList branches={branches} />
        {state && <p className="text-small text-ink-soft">{states[state]}</p>}
        {status === "exhausted" && <div className="text-small">{ways}</div>}
      </div>
      {earlier.length > 0 && (
        <Disclosure
          summary={
            earlier.length === 1 ? "What was tried before" : `${earlier.length} tried before`
          }
        >
          <ol className="mt-2 flex flex-col gap-3">
            {earlier.map((step) => (
              <li key={step.key}>
                <RecoveryStepCard step={step} muted />
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      {open && (
        <Button
          size="small"
          variant="quiet"
          className="-ml-3.5 self-start"
          busy={busy}
          onClick={() => move("stuck/dismiss")}
        >
          I’ll go on by myself
        </Button>
      )}
      {failure && <FailureNotice failure={failure} />}
    </section>
  );
}

/** What instructors answered earlier, once the learner goes on alone. */
function Answers({ children }: { children: ReactNode }) {
  return (
    <section aria-label="What your instructor answered" className="flex flex-col gap-4">
      {children}
    </section>
  );
}
