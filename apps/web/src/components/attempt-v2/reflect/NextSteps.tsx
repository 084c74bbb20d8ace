import type { NextReason } from "@foothold/core/learning";
import { BookOpenText, Layers, Mountain } from "lucide-react";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { LinkRow } from "#components/ui/LinkRow.tsx";
import type { StepProps } from "../workbench/workbench-data.ts";

const reasons: Record<NextReason, string> = {
  "step-up": "A step up from here",
  "once-more": "More practice on your level",
  "comes-first": "What the next step builds on",
  begun: "You have begun it already",
  unfinished: "Something new",
};

export function NextSteps({ problem, reflection, lookBack }: StepProps) {
  const next = lookBack?.next;
  const lesson = reflection?.lesson;
  const due = lookBack?.recall.due ?? 0;
  const [pattern] = problem.patterns;
  return (
    <section aria-labelledby="next-title">
      <h3 id="next-title" className="text-title-3">
        What to do next
      </h3>
      <ul className="mt-3 flex flex-col gap-3">
        {next && (
          <LinkRow
            icon={Mountain}
            href={`/problems/${next.problem.slug}`}
            title={next.problem.title}
            detail={`${reasons[next.because]}. Rung ${next.problem.rung}, about ${next.problem.estimatedMinutes} minutes`}
          />
        )}
        {due > 0 && (
          <LinkRow
            icon={Layers}
            href="/recall"
            title={due === 1 ? "Recall one card" : `Recall ${due} cards`}
            detail="Questions about what you have learned, due now"
          />
        )}
        {lesson && (
          <LinkRow
            icon={BookOpenText}
            href={`/lessons/${lesson.id}`}
            title={lesson.title}
            detail={
              lesson.completedAt === null
                ? `The idea behind it, in ${lesson.minutes} minutes`
                : "The lesson once more; you have read it"
            }
          />
        )}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href="/problems" variant="secondary" size="small">
          Choose another problem
        </ButtonLink>
        {pattern && (
          <ButtonLink href={`/patterns/${pattern}`} variant="quiet" size="small">
            Read about the pattern
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
