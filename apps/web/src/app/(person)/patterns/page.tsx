import { listPatterns } from "@foothold/core/catalog";
import { Shapes } from "lucide-react";
import type { Metadata } from "next";
import { PatternCards } from "#components/catalog/patterns/PatternCards.tsx";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { Link } from "#components/ui/Link.tsx";
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
        <>
          <PatternCards patterns={patterns} />
          <p className="mt-8">
            <Link href="/patterns/other-ways" className="font-semibold text-accent underline">
              Other ways: brute force, greedy, sorting
            </Link>
          </p>
        </>
      ) : (
        <EmptyState icon={Shapes} title="The catalogue has no pattern pages yet" />
      )}
    </>
  );
}
