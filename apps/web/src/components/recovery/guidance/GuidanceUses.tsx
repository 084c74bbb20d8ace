import type { Confidence, viewGuidance } from "@foothold/core/recovery";
import { Badge, type BadgeTone } from "#components/ui/Badge.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";
import { ConfidenceBar } from "./ConfidenceBar.tsx";
import { rateText } from "./guidance-words.ts";

type Use = Awaited<ReturnType<typeof viewGuidance>>["uses"][number];

const outcomes: Record<Use["outcome"], { label: string; tone: BadgeTone }> = {
  pending: { label: "Not known yet", tone: "neutral" },
  helped: { label: "Helped", tone: "success" },
  "not-helped": { label: "Did not help", tone: "danger" },
};

/** How each use ended; the learners are not named. */
export function GuidanceUses({
  uses,
  confidence,
}: {
  uses: readonly Use[];
  confidence: Confidence;
}) {
  return (
    <section>
      <h2 className="text-title-3">How it does</h2>
      <p className="mt-1 text-title-2 font-semibold tabular-nums">{rateText(confidence)}</p>
      {confidence.count > 0 && <ConfidenceBar {...confidence} />}
      <h3 className="mt-4 text-small font-semibold">Each time</h3>
      {uses.length === 0 ? (
        <p className="text-small text-ink-soft">It has not been shown to anybody yet.</p>
      ) : (
        <ol className="mt-2 flex flex-col gap-2">
          {uses.toReversed().map(({ at, outcome, similarity }) => (
            <li key={at} className="flex flex-wrap items-center gap-2 text-small">
              <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].label}</Badge>
              <span className="text-ink-soft">
                <TimeAgo at={at} />
                {`, ${Math.round(similarity * 100)}% alike`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
