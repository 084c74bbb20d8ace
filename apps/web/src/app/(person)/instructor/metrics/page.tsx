import type { Metadata } from "next";
import { teachingRoles } from "#lib/auth/teaching-roles.ts";
import { type AskedMetrics, RecoveryMetricsPage } from "../../RecoveryMetricsPage.tsx";

export const metadata: Metadata = { title: "Metrics" };

export default function MetricsPage({ searchParams }: AskedMetrics) {
  return (
    <RecoveryMetricsPage
      searchParams={searchParams}
      roles={teachingRoles}
      as="instructor"
      intro="How often your learners were stuck, and what helped them."
    />
  );
}
