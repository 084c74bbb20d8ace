import type { ListedLesson, RecallOutlook } from "@foothold/core/learning";
import { BookOpenText, Layers } from "lucide-react";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { HomeSection } from "./HomeSection.tsx";
import { LinkCard } from "./LinkCard.tsx";

export type RecallAndLessonProps = {
  /** The next one that is not done; null when all are. */
  lesson: ListedLesson | null;
  recall: RecallOutlook;
};

export function RecallAndLesson({ lesson, recall }: RecallAndLessonProps) {
  return (
    <HomeSection title="A few minutes only">
      <ul className="grid gap-4 sm:grid-cols-2">
        <li>
          <LinkCard
            icon={Layers}
            href="/recall"
            title="Recall"
            fact={dueText(recall)}
            detail={<NextDue {...recall} />}
          />
        </li>
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
      </ul>
    </HomeSection>
  );
}

function dueText({ due, total }: RecallOutlook): string {
  if (total === 0) return "No cards yet";
  if (due === 0) return "Nothing due";
  return due === 1 ? "1 card due" : `${due} cards due`;
}

function NextDue({ due, total, nextDueAt }: RecallOutlook) {
  if (total === 0) return "You get cards with every lesson and problem you finish";
  if (due > 0 || nextDueAt === null) return "Questions that come back before you forget them";
  return (
    <>
      {"The next one comes "}
      <TimeAgo at={nextDueAt} />
    </>
  );
}
