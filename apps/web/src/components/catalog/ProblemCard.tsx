import type { ProblemProgress, ProblemWithProgress } from "@foothold/core/catalog";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { Card } from "#components/ui/Card.tsx";
import { Link } from "#components/ui/Link.tsx";
import { StateBadge } from "./StateBadge.tsx";

/** Does not name the pattern: finding it is the learner's second step. */
export function ProblemCard({ problem }: { problem: ProblemWithProgress }) {
  const { slug, title, estimatedMinutes, progress } = problem;
  return (
    <Card className="relative flex h-full flex-col gap-3 p-5 transition-shadow hover:shadow-mid">
      <h3 className="text-title-3">
        <Link
          href={`/problems/${slug}`}
          className="after:absolute after:inset-0 after:rounded-large hover:text-accent"
        >
          {title}
        </Link>
      </h3>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <StateBadge state={progress.state} {...detailOf(progress)} />
        <span className="text-small text-ink-soft">{`about ${estimatedMinutes} min`}</span>
      </div>
    </Card>
  );
}

export function ProblemCards({ problems }: { problems: readonly ProblemWithProgress[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {problems.map((problem) => (
        <li key={problem.slug}>
          <ProblemCard problem={problem} />
        </li>
      ))}
    </ul>
  );
}

function detailOf({ state, open }: ProblemProgress): { detail?: string } {
  if (!open) return {};
  return {
    detail: state === "done" ? "begun again" : `at ${stepNames[open.v2Step ?? open.state]}`,
  };
}
