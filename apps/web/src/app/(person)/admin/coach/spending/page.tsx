import { viewSpending, viewSpendingInput } from "@foothold/core/coach";
import type { Metadata } from "next";
import { SpendingView } from "#components/coach/spending/SpendingView.tsx";
import { BackLink } from "#components/ui/BackLink.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Cost of models" };

// A period in the address that is not valid is ignored.
const query = viewSpendingInput.extend({ days: viewSpendingInput.shape.days.catch(30) });

type Props = { searchParams: Promise<Record<string, string | string[]>> };

export default async function SpendingPage({ searchParams }: Props) {
  await requirePerson("admin");
  const asked = query.parse(await searchParams);
  const spending = await viewSpending(deps(), asked);
  return (
    <>
      <BackLink href="/admin/coach">Coach</BackLink>
      <PageHeader title="Cost of models">
        <p>
          What the models were asked, what it cost by the prices you set, and where they failed.
        </p>
      </PageHeader>
      <SpendingView spending={spending} days={asked.days} />
    </>
  );
}
