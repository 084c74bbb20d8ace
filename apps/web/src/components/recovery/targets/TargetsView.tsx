import type { Target, Targets } from "@foothold/core/recovery";
import { Badge } from "#components/ui/Badge.tsx";
import { targetWords, trendText } from "./target-words.ts";

/** Each target with its definition, today's value and what it was before. */
export function TargetsView({ days, targets }: Targets) {
  return (
    <ul className="flex flex-col gap-4">
      {targets.map((target) => (
        <TargetCard key={target.name} target={target} days={days} />
      ))}
    </ul>
  );
}

function TargetCard({ target, days }: { target: Target; days: number }) {
  const { name, goal, now, reached } = target;
  const { title, definition, counted, text } = targetWords[name];
  return (
    <li className="grid gap-x-8 gap-y-3 rounded-large border border-line bg-surface p-5 shadow-low sm:grid-cols-[minmax(0,1fr)_14rem]">
      <div>
        <h2 className="text-title-3 font-semibold">{title}</h2>
        <p className="mt-1 text-small text-ink-soft">{definition}</p>
      </div>
      <div>
        <p className="flex flex-wrap items-center gap-3">
          <span className="text-title-1 font-semibold tabular-nums">
            {now.value === null ? "–" : text(now.value)}
          </span>
          <Standing reached={reached} />
        </p>
        <p className="text-small text-ink-soft tabular-nums">{`Target ${text(goal)} · ${now.of} ${counted[now.of === 1 ? 0 : 1]}`}</p>
        <p className="mt-1 text-small">{trendText(target, days)}</p>
      </div>
    </li>
  );
}

function Standing({ reached }: Pick<Target, "reached">) {
  if (reached === null) return <Badge tone="neutral">Not known yet</Badge>;
  return reached ? (
    <Badge tone="success">Reached</Badge>
  ) : (
    <Badge tone="caution">Not reached</Badge>
  );
}
