"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useRef } from "react";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { Badge } from "#components/ui/Badge.tsx";
import { Button } from "#components/ui/Button.tsx";
import { PanelSkeleton } from "#components/ui/feedback/Loading.tsx";
import { untilLoaded } from "#lib/browser/until-loaded.ts";
import { DraftState } from "../workbench/drafts/DraftState.tsx";
import { STEP_HEADING } from "../workbench/headings.ts";
import { type OpenStep, openSteps, stepIntros } from "../workbench/step-words.ts";
import type { StepProps } from "../workbench/workbench-data.ts";
import { preloadSteps, stepPanels } from "./step-panels.ts";

const StepReview = dynamic(
  () => untilLoaded(() => import("./StepReview.tsx")).then((file) => file.StepReview),
  { loading: PanelSkeleton },
);

type Props = StepProps & {
  reviewed: OpenStep | null;
  onBack: () => void;
  /** Stands below the heading, which takes the focus. */
  note?: ReactNode;
};

/** The current step, or a finished step being looked at again. A new step takes the focus. */
export function StepArea({ reviewed, onBack, note, ...props }: Props) {
  const { v2Step } = props.attempt;
  const heading = useRef<HTMLHeadingElement>(null);
  const place = reviewed ?? v2Step;
  const before = useRef(place);

  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    heading.current?.focus();
  }, [place]);

  // A learner who begins to work will need the next step's code soon.
  useEffect(() => {
    const load = () => void preloadSteps();
    const once = { once: true, passive: true };
    window.addEventListener("pointerdown", load, once);
    window.addEventListener("keydown", load, once);
    return () => {
      window.removeEventListener("pointerdown", load);
      window.removeEventListener("keydown", load);
    };
  }, []);

  const Panel = stepPanels[v2Step];
  const number = v2Step === "COMPLETE" ? null : openSteps.indexOf(v2Step) + 1;
  return (
    <div className="mx-auto max-w-3xl">
      <header className="mb-5">
        <div className="flex min-h-5 flex-wrap items-center justify-between gap-x-3">
          {reviewed ? (
            <Badge>Looking back</Badge>
          ) : (
            number && (
              <p className="text-tiny font-semibold text-ink-faint">{`Step ${number} of 5`}</p>
            )
          )}
          {number && <DraftState path={`/practice/${props.attempt.id}`} />}
        </div>
        <h2
          id={STEP_HEADING}
          ref={heading}
          tabIndex={-1}
          className="text-title-2 focus:outline-none"
        >
          {stepNames[place]}
        </h2>
        {!reviewed && <p className="mt-1 text-ink-soft">{stepIntros[v2Step]}</p>}
      </header>
      {note}
      {reviewed ? (
        <>
          <StepReview step={reviewed} {...props} />
          <Button className="mt-6" variant="secondary" onClick={onBack}>
            {`Back to ${stepNames[v2Step]}`}
          </Button>
        </>
      ) : (
        <Panel key={v2Step} {...props} />
      )}
      <p role="status" className="sr-only">
        {number
          ? `You are at step ${number} of 5: ${stepNames[v2Step]}.`
          : "The attempt is complete."}
      </p>
    </div>
  );
}
