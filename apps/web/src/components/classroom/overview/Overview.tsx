import type { ClassOverview } from "@foothold/core/classroom";
import { Users } from "lucide-react";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { HeatMap } from "./HeatMap.tsx";
import { LearnerList } from "./LearnerList.tsx";
import { ProblemFilter } from "./ProblemFilter.tsx";
import { StepMedians } from "./StepMedians.tsx";

type Props = {
  overview: ClassOverview & { problems: string[] };
  titles: Record<string, string>;
  classId: string;
  chosenProblem: string;
};

export function Overview({ overview, titles, classId, chosenProblem }: Props) {
  const { learners, timeMsByPlace, problems } = overview;
  if (learners.length === 0) {
    return (
      <div className="mb-12">
        <EmptyState icon={Users} title="Nobody has joined yet">
          <p>Give your learners the join code below. Their work will appear here.</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <section aria-labelledby="where-title" className="mb-12">
        <h2 id="where-title" className="mb-4 text-title-2">
          Who is where
        </h2>
        <ProblemFilter
          classId={classId}
          chosen={chosenProblem}
          problems={problems.map((slug) => ({ slug, title: titles[slug] ?? slug }))}
        />
        <LearnerList learners={learners} titles={titles} />
      </section>
      <section aria-labelledby="time-title" className="mb-12">
        <h2 id="time-title" className="text-title-2">
          Time at each step
        </h2>
        <p className="mt-1 mb-4 max-w-text text-small text-ink-soft">
          Mean of each learner’s attempts; the stronger the colour, the longer. A pause counts for
          ten minutes at most.
        </p>
        <HeatMap learners={learners} />
        <StepMedians times={timeMsByPlace} />
      </section>
    </>
  );
}
