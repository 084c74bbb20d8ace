import { listProblems } from "@foothold/core/catalog";
import { listGuidance, listGuidanceInput } from "@foothold/core/recovery";
import type { Metadata } from "next";
import { GuidanceFilter } from "#components/recovery/guidance/GuidanceFilter.tsx";
import { GuidanceList } from "#components/recovery/guidance/GuidanceList.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Guidance" };

// A filter in the address that is not valid is ignored.
const query = listGuidanceInput.pick({ status: true, problemSlug: true }).extend({
  status: listGuidanceInput.shape.status.catch(undefined),
  problemSlug: listGuidanceInput.shape.problemSlug.catch(undefined),
});

type Props = { searchParams: Promise<Record<string, string | string[]>> };

export default async function GuidancePage({ searchParams }: Props) {
  const actor = actorFor(await requirePerson("instructor", "admin"));
  const { status, problemSlug } = query.parse(await searchParams);
  const asked = { ...(status && { status }), ...(problemSlug && { problemSlug }) };
  const [first, problems] = await Promise.all([
    listGuidance(deps(), listGuidanceInput.parse(asked), actor),
    listProblems(deps()),
  ]);
  const address = new URLSearchParams(asked).toString();
  const titles = Object.fromEntries(problems.map(({ slug, title }) => [slug, title]));
  return (
    <>
      <PageHeader title="Guidance">
        <p>
          What you and others shared of answers, for the next who gets stuck in the same way. You
          see your own notes, those of your classes and those for all classes.
        </p>
      </PageHeader>
      <GuidanceFilter
        status={status ?? ""}
        problemSlug={problemSlug ?? ""}
        problems={problems.map(({ slug, title }) => ({ value: slug, label: title }))}
      />
      <GuidanceList key={address} first={first} query={address} titles={titles} />
    </>
  );
}
