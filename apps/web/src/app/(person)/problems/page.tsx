import { browseProblems } from "@foothold/core/catalog";
import type { Metadata } from "next";
import { ProblemFilters } from "#components/catalog/browse/ProblemFilters.tsx";
import { ProblemShelf } from "#components/catalog/browse/ProblemShelf.tsx";
import { ProgressLine } from "#components/catalog/browse/ProgressLine.tsx";
import {
  isFiltered,
  problemFiltersFromUrl,
} from "#components/catalog/browse/problem-filters-from-url.ts";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Problems" };

type Props = { searchParams: Promise<Record<string, string | string[]>> };

export default async function ProblemsPage({ searchParams }: Props) {
  const actor = actorFor(await requirePerson());
  const asked = problemFiltersFromUrl(await searchParams);
  const { problems, total, done, patterns } = await browseProblems(deps(), asked, actor);
  return (
    <>
      <PageHeader title="Problems">
        <p>Start with the lowest rung, or take a problem that is a little too hard for you.</p>
        <ProgressLine done={done} total={total} />
      </PageHeader>
      <ProblemFilters asked={asked} patterns={patterns} />
      <ProblemShelf problems={problems} total={total} filtered={isFiltered(asked)} />
    </>
  );
}
