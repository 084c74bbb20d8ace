import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import type { StepProps } from "../workbench-data.ts";
import { RunChart } from "./RunChart.tsx";
import { StepTimes } from "./StepTimes.tsx";

export function CompleteStep({ attempt, problem, story }: StepProps) {
  const { reflectPayload, planPayload } = attempt;
  const [pattern] = problem.patterns;
  return (
    <div className="flex flex-col gap-6">
      <section aria-label="In numbers" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Fact name="Runs" value={`${story.runs.length}`} />
        <Fact name="Hints" value={`${attempt.hintsUsedCount} of ${attempt.hintBudget}`} />
        <Fact
          name="Confidence"
          value={planPayload?.userConfidence ? `${planPayload.userConfidence} of 5` : "not said"}
        />
      </section>
      <RunChart runs={story.runs} />
      <StepTimes times={story.timeMsByPlace} />
      {reflectPayload && reflectPayload.cuesNextTime.length > 0 && (
        <section>
          <h3 className="text-title-3">Next time, look for</h3>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
            {reflectPayload.cuesNextTime.map((cue) => (
              <li key={cue}>{cue}</li>
            ))}
          </ul>
          <h3 className="mt-4 text-title-3">What stayed true</h3>
          <p className="mt-1 whitespace-pre-wrap">{reflectPayload.invariantSummary}</p>
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/problems">Choose the next problem</ButtonLink>
        {pattern && (
          <ButtonLink href={`/patterns/${pattern}`} variant="secondary">
            Read about the pattern
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="rounded-middle border border-line bg-surface p-4">
      <p className="text-tiny font-semibold text-ink-faint">{name}</p>
      <p className="text-title-2 font-semibold">{value}</p>
    </div>
  );
}
