import type { ChoiceVerdict } from "@foothold/core/attempt";
import { Notice, type NoticeTone } from "#components/ui/feedback/Notice.tsx";

const words: Record<ChoiceVerdict["match"], { tone: NoticeTone; title: string }> = {
  GOOD: { tone: "success", title: "That fits" },
  MAYBE: { tone: "info", title: "That can work" },
  MISMATCH: { tone: "caution", title: "That does not fit yet" },
};

export function Verdict({ verdict }: { verdict: ChoiceVerdict }) {
  const { tone, title } = words[verdict.match];
  return (
    <Notice tone={tone} title={title}>
      <p>{verdict.rationale}</p>
      {verdict.invariantFeedback && <p className="mt-1">{verdict.invariantFeedback}</p>}
      {verdict.discoveryRecommended && (
        <p className="mt-1 font-semibold">
          You are not sure yet, and that is fine. “Find the pattern” above takes you through it;
          then choose again.
        </p>
      )}
    </Notice>
  );
}
