import { BookOpen, Mountain } from "lucide-react";
import { FiveSteps } from "#components/ui/FiveSteps.tsx";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { HomeSection } from "./HomeSection.tsx";
import { type Work, WorkCards } from "./WorkCard.tsx";

type Props = { begun: readonly Work[]; problems: readonly Work[] };

export function LearnerHome({ begun, problems }: Props) {
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
          <WorkCards works={problems} />
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
