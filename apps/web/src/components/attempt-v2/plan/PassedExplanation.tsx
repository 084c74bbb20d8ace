import type { AttemptStory } from "@foothold/core/attempt";
import { FallbackNotice } from "#components/shared/coach/FallbackNotice.tsx";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { Notice } from "#components/ui/feedback/Notice.tsx";
import type { V2Attempt } from "../workbench/workbench-data.ts";

type Payload = NonNullable<V2Attempt["understandPayload"]>;
type Props = {
  payload: Pick<Payload, "predictions" | "aiAssessment"> | null;
  assessedBy: AttemptStory["assessedBy"];
};

/** Why UNDERSTAND was passed: right predictions, and the learner's words. Words decide only without predictions. */
export function PassedExplanation({ payload, assessedBy }: Props) {
  const assessment = payload?.aiAssessment;
  if (assessment?.status !== "PASS" || assessment.strengths.length === 0) return null;
  const { progress, strengths } = assessment;
  // Every right prediction is one of the strengths.
  const predicted = payload?.predictions.filter(({ outcome }) => outcome === "right").length ?? 0;
  const saysLittle = progress !== undefined && strengths.length <= predicted;
  return (
    <Notice
      tone="success"
      title={progress === undefined ? "Your explanation holds" : "Your predictions hold"}
    >
      {saysLittle && (
        <p>
          Your explanation says little so far. You can still add to it: choose Understand above.
        </p>
      )}
      <Disclosure summary="What went well">
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {strengths.map((strength) => (
            <li key={strength}>{strength}</li>
          ))}
        </ul>
      </Disclosure>
      {assessedBy && <FallbackNotice marks={assessedBy} />}
    </Notice>
  );
}
