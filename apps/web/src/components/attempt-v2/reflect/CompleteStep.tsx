import { Trophy } from "lucide-react";
import dynamic from "next/dynamic";
import { languageNames } from "#components/shared/attempt/language-names.ts";
import { Badge } from "#components/ui/Badge.tsx";
import { durationText } from "#components/ui/duration-text.ts";
import { PanelSkeleton } from "#components/ui/feedback/Loading.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { untilLoaded } from "#lib/browser/until-loaded.ts";
import type { StepProps } from "../workbench/workbench-data.ts";
import { AuthorComparison } from "./AuthorComparison.tsx";
import { achievements } from "./achievements.ts";
import { NextSteps } from "./NextSteps.tsx";
import { RunChart } from "./RunChart.tsx";
import { StepTimes } from "./StepTimes.tsx";

/** Its diff and colours are not worth loading before an attempt is complete. */
const AuthorSolution = dynamic(
  () =>
    untilLoaded(() => import("./solution/AuthorSolution.tsx")).then((file) => file.AuthorSolution),
  { loading: PanelSkeleton },
);

export function CompleteStep(props: StepProps) {
  const { attempt, problem, story, reflection, lookBack, solution } = props;
  const confidence = attempt.planPayload?.userConfidence;
  return (
    <div className="flex flex-col gap-8">
      <section
        aria-label="Your result"
        className="rounded-large border border-success-line bg-success-soft p-5 sm:p-6"
      >
        <div className="flex items-start gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface text-success shadow-low">
            <Trophy aria-hidden="true" className="size-6" />
          </span>
          <div className="min-w-0">
            <p className="text-title-2 font-semibold tracking-tight">{`${problem.title}, solved`}</p>
            <p className="text-small text-ink-soft">
              {`Rung ${problem.rung}, in ${languageNames[attempt.language]}, `}
              {attempt.finishedAt && <TimeAgo at={attempt.finishedAt} />}
            </p>
          </div>
        </div>
        <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
          <Fact name="Time" value={durationText(story.workedMs)} />
          <Fact name="Runs" value={`${story.runs.length}`} />
          <Fact name="Hints" value={`${attempt.hintsUsedCount} of ${attempt.hintBudget}`} />
          <Fact name="Confidence" value={confidence ? `${confidence} of 5` : "–"} />
        </dl>
        <ul aria-label="Worth mentioning" className="mt-5 flex flex-wrap gap-2 empty:hidden">
          {achievements(attempt, story, reflection).map((feat) => (
            <li key={feat}>
              <Badge tone="success">{feat}</Badge>
            </li>
          ))}
        </ul>
      </section>
      <NextSteps {...props} />
      {solution && <AuthorSolution attempt={attempt} solution={solution} />}
      {lookBack && <AuthorComparison attempt={attempt} lookBack={lookBack} />}
      <div className="grid gap-8 sm:grid-cols-2">
        <RunChart runs={story.runs} />
        <StepTimes times={story.timeMsByPlace} />
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-tiny font-semibold text-ink-soft">{name}</dt>
      <dd className="text-title-2 font-semibold tracking-tight">{value}</dd>
    </div>
  );
}
