import {
  listPatterns,
  listProblems,
  viewRecoveryMetrics,
  viewRecoveryMetricsInput,
} from "@foothold/core";
import type { Metadata } from "next";
import { RecoveryMetricsView } from "#components/metrics/RecoveryMetricsView.tsx";
import { PageHeader } from "#components/ui/PageHeader.tsx";
import { deps } from "#lib/deps.ts";
import { actorFor, requirePerson } from "#lib/session.ts";

export const metadata: Metadata = { title: "Metrics" };

const query = viewRecoveryMetricsInput.extend({
  days: viewRecoveryMetricsInput.shape.days.catch(30),
});

type Props = { searchParams: Promise<Record<string, string | string[]>> };

export default async function MetricsPage({ searchParams }: Props) {
  const person = await requirePerson("admin");
  const asked = query.parse(await searchParams);
  const [metrics, problems, patterns] = await Promise.all([
    viewRecoveryMetrics(deps(), asked, { ...actorFor(person), role: "admin" }),
    listProblems(deps()),
    listPatterns(deps()),
  ]);
  return (
    <>
      <PageHeader title="Metrics">
        <p>How often learners were stuck, and what got them moving again. Of everyone.</p>
      </PageHeader>
      <RecoveryMetricsView
        metrics={metrics}
        days={asked.days}
        action="/admin/metrics"
        titles={Object.fromEntries(problems.map(({ slug, title }) => [slug, title]))}
        patternNames={Object.fromEntries(patterns.map(({ id, name }) => [id, name]))}
      />
    </>
  );
}
