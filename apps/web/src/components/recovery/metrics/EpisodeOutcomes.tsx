import type { RecoveryMetrics } from "@foothold/core/classroom";
import type { EpisodeOutcome } from "@foothold/core/recovery";
import { BarList } from "#components/ui/charts/BarList.tsx";

const names: Record<EpisodeOutcome, string> = {
  "recovered-alone": "By themselves",
  "recovered-with-help": "With help",
  dismissed: "Turned help down",
  abandoned: "Left",
  escalated: "Left while asking",
};

type Props = Pick<RecoveryMetrics, "episodes" | "outcomes">;

/** How the stuck episodes ended, including those of learners who took no help. */
export function EpisodeOutcomes({ episodes, outcomes }: Props) {
  const ended = outcomes.reduce((sum, each) => sum + each.episodes, 0);
  const lasting = episodes - ended;
  return (
    <div className="max-w-2xl">
      <BarList
        caption="How it ended"
        nameHead="End"
        valueHead="Times"
        bars={[
          ...outcomes.map((each) => ({ name: names[each.outcome], count: each.episodes })),
          { name: "Still stuck", count: lasting },
        ].map(({ name, count }) => ({
          name,
          value: count,
          text: `${count} (${Math.round((100 * count) / Math.max(1, episodes))}%)`,
        }))}
      />
      <p className="mt-2 text-small text-ink-soft">
        Each time somebody was stuck counts, also where nobody took up the offer. “Left while
        asking”: an instructor had been asked, and it ended before an answer helped.
      </p>
    </div>
  );
}
