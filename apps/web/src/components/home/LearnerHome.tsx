import type { ListedLesson, TodayView } from "@foothold/core/learning";
import type { Language } from "@foothold/core/runs";
import { BookOpen, BookOpenText, Mountain, Users } from "lucide-react";
import { FiveSteps } from "#components/shared/attempt/FiveSteps.tsx";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { Link } from "#components/ui/Link.tsx";
import { WorkCards } from "./AttemptCard.tsx";
import { HomeSection } from "./HomeSection.tsx";
import { LinkCard } from "./LinkCard.tsx";
import { openAttemptCards } from "./open-attempts.ts";
import { RecallCard } from "./RecallCard.tsx";
import { Rhythm } from "./Rhythm.tsx";
import { Skills } from "./Skills.tsx";
import { StartCard } from "./StartCard.tsx";
import { Today } from "./Today.tsx";
import { Welcome } from "./Welcome.tsx";

const SHOWN_BEGUN = 6;
const SHOWN_FRESH = 3;

type Props = TodayView & {
  language: Language;
  /** The next lesson that is not completed; null when all are. */
  lesson: ListedLesson | null;
  classes: readonly { name: string }[];
};

export function LearnerHome({ language, lesson, classes, ...today }: Props) {
  const { begun, fresh, next, recall, rhythm, weeklyGoalDays, skills, isNew } = today;
  const welcome = isNew && next !== null;
  const alsoBegun = begun.slice(1, SHOWN_BEGUN);
  const others = fresh.filter(({ slug }) => slug !== next?.problem.slug).slice(0, SHOWN_FRESH);
  const nothingToDo = begun.length === 0 && !next && recall.due === 0;
  return (
    <>
      {welcome && next && <Welcome first={next.problem} usualLanguage={language} />}
      {(!welcome || recall.due > 0) && (
        <HomeSection title="Today">
          {nothingToDo ? (
            <EmptyState icon={Mountain} title="Nothing is waiting for you">
              <p>You have begun every problem there is. Try one again, or read a lesson.</p>
            </EmptyState>
          ) : (
            <Today begun={begun} recall={recall} next={welcome ? null : next} />
          )}
        </HomeSection>
      )}
      {alsoBegun.length > 0 && (
        <HomeSection title="Also begun">
          <WorkCards works={openAttemptCards(alsoBegun)} />
        </HomeSection>
      )}
      {(!welcome || rhythm.practisedToday) && (
        <HomeSection title="Your practice">
          <Rhythm rhythm={rhythm} weeklyGoalDays={weeklyGoalDays} />
        </HomeSection>
      )}
      {skills.length > 0 && (
        <HomeSection title="What you can do">
          <Skills skills={skills} />
        </HomeSection>
      )}
      <HomeSection title="Start something new">
        {others.length > 0 ? (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((problem) => (
              <li key={problem.slug}>
                <StartCard problem={problem} language={language} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon={BookOpen} title="There is no other problem that is new to you" />
        )}
        <Link
          href="/problems"
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-accent underline"
        >
          All problems
        </Link>
      </HomeSection>
      <HomeSection title="More">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {recall.due === 0 && (
            <li>
              <RecallCard {...recall} />
            </li>
          )}
          {lesson && (
            <li>
              <LinkCard
                icon={BookOpenText}
                href={`/lessons/${lesson.id}`}
                title="Lesson"
                fact={lesson.title}
                detail={`${lesson.minutes} minutes of reading, two questions`}
              />
            </li>
          )}
          <li>
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
          </li>
        </ul>
      </HomeSection>
      {skills.length === 0 && (
        <HomeSection title="How an attempt goes">
          <FiveSteps />
        </HomeSection>
      )}
    </>
  );
}
