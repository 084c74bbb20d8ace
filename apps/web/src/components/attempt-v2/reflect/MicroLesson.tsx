import type { ListedLesson } from "@foothold/core/learning";
import { ArrowRight, BookOpenText } from "lucide-react";
import { Link } from "#components/ui/Link.tsx";

export function MicroLesson({ lesson }: { lesson: ListedLesson }) {
  return (
    <p className="relative flex items-center gap-3 rounded-middle border border-line bg-surface p-4 hover:shadow-mid">
      <BookOpenText aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <span className="min-w-0 flex-1">
        <Link
          href={`/lessons/${lesson.id}`}
          className="font-semibold after:absolute after:inset-0 after:rounded-middle hover:text-accent"
        >
          {lesson.title}
        </Link>
        <span className="block text-small text-ink-soft">
          {lesson.completedAt === null
            ? `The idea behind it, in ${lesson.minutes} minutes`
            : "You have read this lesson; read it again if you like"}
        </span>
      </span>
      <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
    </p>
  );
}
