import type { ProblemWithProgress } from "@foothold/core/catalog";
import { SearchX } from "lucide-react";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { Link } from "#components/ui/Link.tsx";
import { groupByRung } from "./group-by-rung.ts";
import { RungSection } from "./RungSection.tsx";

type Props = { problems: readonly ProblemWithProgress[]; total: number; filtered: boolean };

export function ProblemShelf({ problems, total, filtered }: Props) {
  if (problems.length === 0) return <NothingFound total={total} />;
  return (
    <>
      {filtered && (
        <p role="status" className="mb-6 flex flex-wrap items-center gap-x-3 text-ink-soft">
          {`${problems.length} of ${total} problems`}
          <ClearFilters />
        </p>
      )}
      {groupByRung(problems).map((rung) => (
        <RungSection key={rung.rung} {...rung} />
      ))}
    </>
  );
}

function NothingFound({ total }: { total: number }) {
  if (total === 0) {
    return <EmptyState icon={SearchX} title="The catalogue has no problems yet" />;
  }
  return (
    <div role="status">
      <EmptyState icon={SearchX} title="No problem fits all of this">
        <p>Remove a filter, or search for another word: of the title, the pattern or the task.</p>
        <ClearFilters />
      </EmptyState>
    </div>
  );
}

function ClearFilters() {
  return (
    <Link
      href="/problems"
      scroll={false}
      className="inline-flex min-h-11 items-center font-semibold text-accent underline"
    >
      Clear the filters
    </Link>
  );
}
