import type { PatternLink } from "@foothold/core/catalog";
import { Link } from "#components/ui/Link.tsx";

/** The patterns of a problem that is done; before that, finding them is part of the attempt. */
export function PatternReveal({ patterns }: { patterns: readonly PatternLink[] }) {
  if (patterns.length === 0) {
    return (
      <p className="text-small text-ink-soft">
        You choose the pattern in the second step. It is shown here once you are done.
      </p>
    );
  }
  return (
    <section aria-labelledby="its-patterns">
      <h2 id="its-patterns" className="font-semibold">
        {patterns.length === 1 ? "Its pattern" : "Its patterns"}
      </h2>
      <ul className="flex flex-wrap gap-x-4">
        {patterns.map(({ id, name, hasPage }) => (
          <li key={id}>
            <Link
              href={hasPage ? `/patterns/${id}` : `/problems?pattern=${id}`}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
