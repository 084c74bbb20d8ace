"use client";

import { useState } from "react";
import { StuckButton } from "#components/ui/stuck/StuckButton.tsx";
import { CoachPanel } from "./coach/CoachPanel.tsx";
import { Frame } from "./frame/Frame.tsx";
import type { PanelLayout, PanelName } from "./frame/panel-layout.ts";
import { StepArea } from "./frame/StepArea.tsx";
import { ModeSwitch } from "./ModeSwitch.tsx";
import { ProblemPanel } from "./problem/ProblemPanel.tsx";
import { RecoveryOffer } from "./recovery/RecoveryOffer.tsx";
import type { OpenStep } from "./step-words.ts";
import { V2Stepper } from "./V2Stepper.tsx";
import type { WorkbenchData } from "./workbench-data.ts";

export function Workbench({ layout, ...data }: WorkbenchData & { layout: PanelLayout }) {
  const { attempt, problem } = data;
  const [shown, setShown] = useState<PanelName>("step");
  const [stuckOpen, setStuckOpen] = useState(false);
  const [lookingAt, setLookingAt] = useState<{ step: OpenStep; from: string } | null>(null);
  // A look back ends by itself when the attempt has moved on.
  const reviewed = lookingAt?.from === attempt.v2Step ? lookingAt.step : null;
  const props = { ...data, showCoach: () => setShown("coach") };

  function look(step: OpenStep) {
    setLookingAt(step === attempt.v2Step ? null : { step, from: attempt.v2Step });
    setShown("step");
  }

  function toggleStuck() {
    setStuckOpen(!stuckOpen);
    if (!stuckOpen) setShown("coach");
  }

  return (
    <Frame
      layout={layout}
      shown={shown}
      onShow={setShown}
      header={
        <>
          <h1 className="sr-only">{problem.title}</h1>
          <V2Stepper current={attempt.v2Step} looking={reviewed} onLook={look} />
          <div className="ml-auto flex items-center gap-2">
            <ModeSwitch attempt={attempt} />
            <StuckButton
              open={stuckOpen}
              done={attempt.v2Step === "COMPLETE"}
              onPress={toggleStuck}
            />
          </div>
        </>
      }
      problem={<ProblemPanel {...data} />}
      step={
        <>
          <RecoveryOffer {...props} />
          <StepArea {...props} reviewed={reviewed} onBack={() => setLookingAt(null)} />
        </>
      }
      coach={
        <CoachPanel {...props} stuckOpen={stuckOpen} onStuckClose={() => setStuckOpen(false)} />
      }
    />
  );
}
