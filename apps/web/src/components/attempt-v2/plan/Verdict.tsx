import type { ChoiceRefusal, ChoiceVerdict } from "@foothold/core/attempt";
import { FallbackNotice } from "#components/shared/coach/FallbackNotice.tsx";
import { Notice, type NoticeTone } from "#components/ui/feedback/Notice.tsx";

type Words = { tone: NoticeTone; title: string };

const refusals: Record<ChoiceRefusal, Words> = {
  "pattern-mismatch": { tone: "caution", title: "That does not fit yet" },
  unsure: { tone: "info", title: "Find out more first" },
  "invariant-missing": { tone: "info", title: "One thing is still open" },
  "invariant-wrong": { tone: "caution", title: "The sentence does not hold yet" },
  "invariant-unchecked": { tone: "info", title: "Say the same with the choices" },
};

const accepted: Record<ChoiceVerdict["match"], Words> = {
  GOOD: { tone: "success", title: "That fits" },
  MAYBE: { tone: "success", title: "That can work" },
  MISMATCH: refusals["pattern-mismatch"],
};

/** The learner has been told before that the pattern fits. */
const aboutSentence = new Set<ChoiceRefusal | null>(["invariant-wrong", "invariant-unchecked"]);

export function Verdict({ verdict }: { verdict: ChoiceVerdict }) {
  const { tone, title } = verdict.refusal ? refusals[verdict.refusal] : accepted[verdict.match];
  return (
    <Notice tone={tone} title={title}>
      {!aboutSentence.has(verdict.refusal) && <p>{verdict.rationale}</p>}
      {verdict.invariantFeedback && (
        <p className="mt-1 whitespace-pre-line">{verdict.invariantFeedback}</p>
      )}
      {verdict.discoveryRecommended && (
        <p className="mt-1 font-semibold">
          You are not sure yet, and that is fine. “Find the pattern” above takes you through it;
          then choose again.
        </p>
      )}
      <FallbackNotice marks={verdict} />
    </Notice>
  );
}
