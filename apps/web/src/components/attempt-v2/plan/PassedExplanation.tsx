import type { AiAssessment } from "@foothold/core/attempt";
import { Notice } from "#components/ui/feedback/Notice.tsx";

/** What was good about the explanation that led here. */
export function PassedExplanation({ assessment }: { assessment: AiAssessment | null }) {
  if (assessment?.status !== "PASS" || assessment.strengths.length === 0) return null;
  return (
    <Notice tone="success" title="Your explanation holds">
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {assessment.strengths.map((strength) => (
          <li key={strength}>{strength}</li>
        ))}
      </ul>
    </Notice>
  );
}
