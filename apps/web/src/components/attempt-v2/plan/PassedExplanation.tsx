import type { AiAssessment } from "@foothold/core/attempt";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";

/** What was good about the explanation that led here. */
export function PassedExplanation({ assessment }: { assessment: AiAssessment | null }) {
  if (assessment?.status !== "PASS" || assessment.strengths.length === 0) return null;
  return (
    <Notice tone="success" title="Your explanation holds">
      <Disclosure summary="What is good about it">
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {assessment.strengths.map((strength) => (
            <li key={strength}>{strength}</li>
          ))}
        </ul>
      </Disclosure>
    </Notice>
  );
}
