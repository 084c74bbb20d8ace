"use client";

import { useEffect, useState } from "react";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { StuckButton } from "#components/shared/stuck/StuckButton.tsx";
import { Button } from "#components/ui/Button.tsx";
import { OutdatedPage } from "#components/ui/hooks/outdated-page.ts";
import { CoachPanel } from "../coach/CoachPanel.tsx";
import { RecoveryOffer } from "../recovery/RecoveryOffer.tsx";
import { useRecovery } from "../recovery/use-recovery.ts";
import { V2Stepper } from "../V2Stepper.tsx";
import { ProblemPanel } from "../workbench/problem/ProblemPanel.tsx";
import { skippedSteps } from "../workbench/skipped-steps.ts";
import type { OpenStep } from "../workbench/step-words.ts";
import { useAllTests } from "../workbench/use-all-tests.ts";
import type { WorkbenchData } from "../workbench/workbench-data.ts";
import { ContinuedInOtherTab } from "./ContinuedInOtherTab.tsx";
import { coachMessageIds } from "./coach-message-ids.ts";
import { Frame } from "./Frame.tsx";
import { ModeSwitch } from "./ModeSwitch.tsx";
import { type PanelLayout, type PanelName, shownPanelCookie } from "./panel-layout.ts";
import { StepArea } from "./StepArea.tsx";
import { StepGuide } from "./StepGuide.tsx";
import { unsentText } from "./unsent-text.ts";
import { useUnread } from "./use-unread.ts";

type Props = WorkbenchData & {
  layout: PanelLayout;
  /** The panel that was last shown for this attempt on a phone. */
  shownLast: PanelName | null;
  /** Says at each step what it is for. */
  guided: boolean;
};

export function Workbench({ layout, shownLast, guided, ...page }: Props) {
  const { attempt, problem } = page;
  const data = { ...page, recovery: useRecovery(attempt.id, page.recovery) };
  const allTests = useAllTests(attempt.id);
  const [unsent, setUnsent] = useState<string | null>(null);
  // On a phone a newcomer reads the task before anything is asked about it.
  const isUnread = guided && attempt.v2Step === "UNDERSTAND" && !attempt.understandPayload;
  const [shown, setShown] = useState<PanelName>(shownLast ?? (isUnread ? "problem" : "step"));
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = shownPanelCookie(attempt.id, shown);
  }, [attempt.id, shown]);
  const [stepBefore, setStepBefore] = useState(attempt.v2Step);
  // A new step is shown at once, also to somebody who was reading the coach on a phone.
  if (stepBefore !== attempt.v2Step) {
    setStepBefore(attempt.v2Step);
    setShown("step");
  }
  const coachHasUnread = useUnread(coachMessageIds(data), shown === "coach");
  const [helpOpen, setHelpOpen] = useState(false);
  const [lookingAt, setLookingAt] = useState<{ step: OpenStep; from: string } | null>(null);
  // Looking back at a step ends when the attempt moves on.
  const reviewed = lookingAt?.from === attempt.v2Step ? lookingAt.step : null;
  const props = { ...data, showCoach: () => setShown("coach"), allTests };

  function look(step: OpenStep) {
    setLookingAt(step === attempt.v2Step ? null : { step, from: attempt.v2Step });
    setShown("step");
  }

  function toggleHelp() {
    setHelpOpen(!helpOpen);
    if (!helpOpen) setShown("coach");
  }

  const elsewhere = unsent !== null && (
    <ContinuedInOtherTab unsent={unsent} onClose={() => setUnsent(null)} />
  );
  const stuckButton = (
    <StuckButton open={helpOpen} done={attempt.v2Step === "COMPLETE"} onPress={toggleHelp} />
  );

  return (
    <OutdatedPage value={(sent) => setUnsent(unsentText(sent))}>
      <Frame
        layout={layout}
        shown={shown}
        at={attempt.v2Step}
        onShow={setShown}
        coachHasUnread={coachHasUnread}
        besideTabs={stuckButton}
        header={
          <>
            <h1 className="sr-only">{problem.title}</h1>
            <V2Stepper
              current={attempt.v2Step}
              skipped={skippedSteps(attempt)}
              looking={reviewed}
              onLook={look}
            />
            <div className="ml-auto flex items-center gap-2">
              <ModeSwitch attempt={attempt} />
              <div className="max-wide:hidden">{stuckButton}</div>
            </div>
          </>
        }
        problem={
          <>
            <ProblemPanel {...data} />
            <Button className="mt-6 wide:hidden" onClick={() => setShown("step")}>
              {`Go to ${stepNames[attempt.v2Step]}`}
            </Button>
          </>
        }
        step={
          <>
            {guided && !reviewed && <StepGuide step={attempt.v2Step} />}
            <RecoveryOffer {...props} />
            <StepArea
              {...props}
              reviewed={reviewed}
              onBack={() => setLookingAt(null)}
              note={elsewhere}
            />
          </>
        }
        coach={<CoachPanel {...props} helpOpen={helpOpen} onHelpOpen={setHelpOpen} />}
      />
    </OutdatedPage>
  );
}
