"use client";

import type { StepProps } from "../workbench/workbench-data.ts";
import { AdversaryChallenge } from "./AdversaryChallenge.tsx";

/** Programs that look right but are wrong; the learner looks for an input that breaks them. */
export function AdversaryChallenges(props: StepProps) {
  const challenges = props.reflection?.challenges ?? [];
  if (challenges.length === 0) return null;
  const beaten = challenges.filter((challenge) => challenge.beaten).length;
  return (
    <section aria-labelledby="challenge-title" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 id="challenge-title" className="text-title-3">
          Break it, if you like
        </h3>
        <p className="text-small text-ink-soft">{`${beaten} of ${challenges.length} broken`}</p>
      </div>
      <p className="text-small text-ink-soft">
        Each of these programs passes many tests and is still wrong. Find an input that shows it.
      </p>
      {challenges.map((challenge, index) => (
        <AdversaryChallenge
          key={challenge.id}
          {...props}
          challenge={challenge}
          number={index + 1}
          open={index === challenges.findIndex((each) => !each.beaten)}
        />
      ))}
    </section>
  );
}
