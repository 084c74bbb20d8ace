import type { TestStatus } from "@foothold/core/runs";
import { Badge, type BadgeTone } from "#components/ui/Badge.tsx";

const words: Record<TestStatus, { label: string; tone: BadgeTone }> = {
  passed: { label: "Passed", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
  errored: { label: "Error", tone: "danger" },
  "timed-out": { label: "Too slow", tone: "caution" },
  "out-of-memory": { label: "Out of memory", tone: "caution" },
  "not-run": { label: "Not run", tone: "neutral" },
};

export function TestStatusBadge({ status }: { status: TestStatus }) {
  const { label, tone } = words[status];
  return <Badge tone={tone}>{label}</Badge>;
}
