import { viewRecall } from "@foothold/core/learning";
import type { Metadata } from "next";
import { RecallPage } from "#components/learning/recall/RecallPage.tsx";
import { deps } from "#lib/deps.ts";
import { actorFor, requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Recall" };

export default async function RecallCardsPage() {
  const actor = actorFor(await requirePerson());
  return <RecallPage recall={await viewRecall(deps(), {}, actor)} />;
}
