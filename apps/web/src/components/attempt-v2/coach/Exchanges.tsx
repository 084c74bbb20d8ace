import type { Exchange } from "@foothold/core";
import { Badge } from "#components/ui/Badge.tsx";
import { RichText } from "#components/ui/RichText.tsx";
import { TimeAgo } from "#components/ui/TimeAgo.tsx";

const kinds: Record<Exchange["kind"], string> = {
  hint: "Hint",
  nudge: "Nudge",
  checkpoint: "Checkpoint",
  rescue: "Rescue",
  verdict: "About your plan",
  failure: "About a failed test",
  recap: "About your recap",
};

/** Everything the coach has said in this attempt, the newest first. */
export function Exchanges({ exchanges }: { exchanges: readonly Exchange[] }) {
  const newest = exchanges.filter(({ kind }) => kind !== "hint").toReversed();
  return (
    <section aria-label="What the coach has said" aria-live="polite">
      <ol className="flex flex-col gap-4">
        {newest.map((exchange) => (
          <li key={exchange.id} className="border-l-3 border-coach-solid pl-3">
            <p className="flex flex-wrap items-center gap-2 text-tiny text-ink-faint">
              <span className="font-semibold text-coach">{kinds[exchange.kind]}</span>
              <TimeAgo at={exchange.at} />
              {exchange.isFallback && <Badge tone="caution">Stand-in answer</Badge>}
            </p>
            <div className="mt-1 text-small wrap-anywhere">
              <RichText text={exchange.text} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
