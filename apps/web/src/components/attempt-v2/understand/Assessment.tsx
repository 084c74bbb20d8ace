import type { AiAssessment } from "@foothold/core/attempt";
import { CircleCheck, CircleHelp } from "lucide-react";

export function Assessment({ assessment }: { assessment: AiAssessment }) {
  return (
    <div className="flex flex-col gap-3 text-small">
      {assessment.strengths.length > 0 && (
        <div>
          <h4 className="font-semibold">What is there</h4>
          <ul className="mt-1 flex flex-col gap-1">
            {assessment.strengths.map((strength) => (
              <li key={strength} className="flex gap-2">
                <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
                {strength}
              </li>
            ))}
          </ul>
        </div>
      )}
      {assessment.gaps.length > 0 && (
        <div>
          <h4 className="font-semibold">What is still open</h4>
          <ul className="mt-1 flex flex-col gap-1">
            {assessment.gaps.map((gap) => (
              <li key={gap} className="flex gap-2">
                <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-caution" />
                {gap}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
