import type { Language } from "@foothold/core/attempt";
import { BookOpen, Mountain, Users } from "lucide-react";
import { FiveSteps } from "#components/shared/attempt/FiveSteps.tsx";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { type Work, WorkCards } from "./AttemptCard.tsx";
import { HomeSection } from "./HomeSection.tsx";
import { LinkCard } from "./LinkCard.tsx";
import { RecallAndLesson, type RecallAndLessonProps } from "./RecallAndLesson.tsx";
import { type StartableProblem, StartCard } from "./StartCard.tsx";

type Props = RecallAndLessonProps & {
  begun: readonly Work[];
  problems: readonly StartableProblem[];
  language: Language;
  classes: readonly { name: string }[];
};

export function LearnerHome({ begun, problems, language, lesson, recall, classes }: Props) {
  return (
    <>
      <HomeSection title="Continue">
        {begun.length > 0 ? (
          <WorkCards works={begun} />
        ) : (
          <EmptyState icon={Mountain} title="Nothing begun yet">
            <p>Attempts you have started appear here, at the step where you left them.</p>
          </EmptyState>
        )}
      </HomeSection>
      <RecallAndLesson lesson={lesson} recall={recall} />
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
      <HomeSection title="A human to ask">
        <LinkCard
          icon={Users}
          href="/classes"
          title="Classes"
          fact={classes.length > 0 ? classes.map(({ name }) => name).join(", ") : "None yet"}
          detail={
            classes.length > 0
              ? "If you are still stuck, you can ask your instructor"
              : "Join one with a code, and you can ask an instructor when you are stuck"
          }
        />
      </HomeSection>
      <HomeSection title="How an attempt goes">
        <FiveSteps />
      </HomeSection>
    </>
  );
}
