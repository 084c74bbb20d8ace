import type { PatternLink } from "@foothold/core/catalog";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { Link } from "#components/ui/Link.tsx";

type Props = { patterns: readonly PatternLink[]; done: boolean };

/** Open once the problem is done; before that the learner can open it to see the name. */
export function PatternReveal({ patterns, done }: Props) {
  return (
    <Disclosure summary={patterns.length === 1 ? "Its pattern" : "Its patterns"} open={done}>
      {!done && (
        <p className="text-small text-ink-soft">
          Finding it yourself is the second step of an attempt.
        </p>
      )}
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
    </Disclosure>
  );
}
