import type { Language } from "@foothold/core";
import { BookOpen, Mountain } from "lucide-react";
import { FiveSteps } from "#components/ui/FiveSteps.tsx";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { HomeSection } from "./HomeSection.tsx";
import { type StartableProblem, StartCard } from "./StartCard.tsx";
import { type Work, WorkCards } from "./WorkCard.tsx";

type Props = {
  begun: readonly Work[];
  problems: readonly StartableProblem[];
  language: Language;
};

export function LearnerHome({ begun, problems, language }: Props) {
  return (
    <>
      <HomeSection title="Continue">
        {begun.length > 0 ? (
          <WorkCards works={begun} />
        ) : (
          <EmptyState icon={Mountain} title="Nothing begun yet">
            <p>An attempt you leave half-way waits here, at the step where you left it.</p>
          </EmptyState>
        )}
      </HomeSection>
      <HomeSection title="Start something new">
        {problems.length > 0 ? (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {problems.map((problem) => (
              <li key={problem.slug}>
                <StartCard problem={problem} language={language} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon={BookOpen} title="The catalogue has no problems yet">
            <p>
              They appear here as soon as there are some, the easiest rung first. Until then, this
              is how each of them will go.
            </p>
          </EmptyState>
        )}
      </HomeSection>
      <HomeSection title="How an attempt goes">
        <FiveSteps />
      </HomeSection>
    </>
  );
}
