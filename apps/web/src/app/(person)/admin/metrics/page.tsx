import type { Metadata } from "next";
import { type AskedMetrics, RecoveryMetricsPage } from "../../RecoveryMetricsPage.tsx";

export const metadata: Metadata = { title: "Metrics" };

export default function MetricsPage({ searchParams }: AskedMetrics) {
  return (
    <RecoveryMetricsPage
      searchParams={searchParams}
      roles={["admin"]}
      as="admin"
      intro="How often learners were stuck, and what helped them. All learners are counted."
    />
  );
}
