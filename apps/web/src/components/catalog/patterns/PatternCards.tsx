import type { ListedPattern } from "@foothold/core/catalog";
import { Card } from "#components/ui/Card.tsx";
import { Link } from "#components/ui/Link.tsx";

const countWords = (count: number) =>
  count === 0 ? "No problem yet" : `${count} ${count === 1 ? "problem" : "problems"}`;

export function PatternCards({ patterns }: { patterns: readonly ListedPattern[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {patterns.map(({ id, name, summary, problemCount }) => (
        <li key={id}>
          <Card className="relative flex h-full flex-col gap-2 p-5 transition-shadow hover:shadow-mid">
            <h2 className="text-title-3">
              <Link
                href={`/patterns/${id}`}
                className="after:absolute after:inset-0 after:rounded-large hover:text-accent"
              >
                {name}
              </Link>
            </h2>
            <p className="text-ink-soft">{summary}</p>
            <p className="mt-auto pt-2 text-small font-semibold text-ink-soft">
              {countWords(problemCount)}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
