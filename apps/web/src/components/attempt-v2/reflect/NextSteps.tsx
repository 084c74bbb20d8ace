import type { NextReason } from "@foothold/core/learning";
import { ArrowRight, BookOpenText, Layers, type LucideIcon, Mountain } from "lucide-react";
import { ButtonLink } from "#components/ui/ButtonLink.tsx";
import { Link } from "#components/ui/Link.tsx";
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
          <Way
            icon={Mountain}
            href={`/problems/${next.problem.slug}`}
            title={next.problem.title}
            detail={`${reasons[next.because]}. Rung ${next.problem.rung}, about ${next.problem.estimatedMinutes} minutes`}
          />
        )}
        {due > 0 && (
          <Way
            icon={Layers}
            href="/recall"
            title={due === 1 ? "Recall one card" : `Recall ${due} cards`}
            detail="Questions about what you have learned, due now"
          />
        )}
        {lesson && (
          <Way
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

type WayProps = { icon: LucideIcon; href: string; title: string; detail: string };

function Way({ icon: Icon, href, title, detail }: WayProps) {
  return (
    <li className="group relative flex items-center gap-4 rounded-large border border-line bg-surface p-4 shadow-low transition-shadow hover:shadow-mid">
      <span className="grid size-10 shrink-0 place-items-center rounded-middle bg-accent-soft text-accent">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <Link
          href={href}
          className="font-semibold after:absolute after:inset-0 after:rounded-large hover:text-accent"
        >
          {title}
        </Link>
        <span className="block text-small text-ink-soft">{detail}</span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-4 shrink-0 transition-transform group-hover:translate-x-1"
      />
    </li>
  );
}
