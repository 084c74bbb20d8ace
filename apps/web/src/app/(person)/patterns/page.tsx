import { listPatterns } from "@foothold/core/catalog";
import { Shapes } from "lucide-react";
import type { Metadata } from "next";
import { PatternCards } from "#components/catalog/patterns/PatternCards.tsx";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { requirePerson } from "#lib/pages/session.ts";

export const metadata: Metadata = { title: "Patterns" };

export default async function PatternsPage() {
  await requirePerson();
  const patterns = await listPatterns(deps());
  return (
    <>
      <PageHeader title="Patterns">
        <p>Each pattern solves many problems. Read what points to it and how it works.</p>
      </PageHeader>
      {patterns.length > 0 ? (
        <PatternCards patterns={patterns} />
      ) : (
        <EmptyState icon={Shapes} title="The catalogue has no pattern pages yet" />
      )}
    </>
  );
}
