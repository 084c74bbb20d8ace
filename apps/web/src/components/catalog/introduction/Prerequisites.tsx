import type { ProblemWithProgress } from "@foothold/core/catalog";
import { Link } from "#components/ui/Link.tsx";
import { StateBadge } from "../StateBadge.tsx";

export function Prerequisites({ problems }: { problems: readonly ProblemWithProgress[] }) {
  return (
    <section aria-labelledby="before-this">
      <h2 id="before-this" className="font-semibold">
        Good to have done before
      </h2>
      <ul className="mt-1">
        {problems.map(({ slug, title, progress }) => (
          <li key={slug} className="flex flex-wrap items-center justify-between gap-x-4">
            <Link
              href={`/problems/${slug}`}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline"
            >
              {title}
            </Link>
            <StateBadge state={progress.state} />
          </li>
        ))}
      </ul>
    </section>
  );
}
