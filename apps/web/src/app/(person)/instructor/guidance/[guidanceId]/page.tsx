import { listPatterns, viewProblem } from "@foothold/core/catalog";
import { viewGuidance } from "@foothold/core/recovery";
import type { Metadata } from "next";
import { GuidanceEditor } from "#components/recovery/guidance/GuidanceEditor.tsx";
import { GuidanceUses } from "#components/recovery/guidance/GuidanceUses.tsx";
import { SituationCard } from "#components/recovery/guidance/SituationCard.tsx";
import { BackLink } from "#components/ui/BackLink.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { orNotFound } from "#lib/pages/or-not-found.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "A note of guidance" };

type Props = { params: Promise<{ guidanceId: string }> };

export default async function OneGuidancePage({ params }: Props) {
  const actor = actorFor(await requirePerson("instructor", "admin"));
  const { guidance, uses, versions, classes } = await orNotFound(
    viewGuidance(deps(), await params, actor),
  );
  const { problemSlug } = guidance.situation;
  const problem = await viewProblem(deps(), { slug: problemSlug }, actor).catch(() => null);
  const patterns = await listPatterns(deps());
  return (
    <>
      <BackLink href="/instructor/guidance">Guidance</BackLink>
      <PageHeader title={`A note for ${problem?.title ?? problemSlug}`} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <GuidanceEditor key={guidance.id} {...{ guidance, versions, classes }} />
        <div className="flex flex-col gap-8">
          <SituationCard
            situation={guidance.situation}
            tests={problem?.visibleTests ?? []}
            patternNames={Object.fromEntries(patterns.map(({ id, name }) => [id, name]))}
          />
          <GuidanceUses uses={uses} confidence={guidance.confidence} />
        </div>
      </div>
    </>
  );
}
