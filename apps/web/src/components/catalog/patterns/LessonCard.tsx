import type { ListedLesson } from "@foothold/core/learning";
import { BookOpenText, CircleCheck } from "lucide-react";
import { Card } from "#components/ui/Card.tsx";
import { Link } from "#components/ui/Link.tsx";

export function LessonCard({ lesson }: { lesson: ListedLesson }) {
  const done = lesson.completedAt !== null;
  const Icon = done ? CircleCheck : BookOpenText;
  return (
    <Card className="relative p-5 transition-shadow hover:shadow-mid">
      <p className="flex items-center gap-2 text-small font-semibold text-ink-soft">
        <Icon aria-hidden="true" className={`size-4 ${done ? "text-success" : "text-accent"}`} />
        {done ? "Lesson, done" : `Lesson, ${lesson.minutes} minutes`}
      </p>
      <h2 className="mt-2 text-title-3">
        <Link
          href={`/lessons/${lesson.id}`}
          className="after:absolute after:inset-0 after:rounded-large hover:text-accent"
        >
          {lesson.title}
        </Link>
      </h2>
    </Card>
  );
}
