import type { RecoveryMetrics } from "@foothold/core";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { CountTable } from "./CountTable.tsx";
import { dayText } from "./metric-words.ts";

type Point = RecoveryMetrics["overTime"][number];

const HEIGHT = 60;
const STEP = 12;

/** One bar for each day, or stretch of days: triggered behind, resolved before it. */
export function OverTime({ points }: { points: readonly Point[] }) {
  const most = Math.max(1, ...points.map(({ triggers }) => triggers));
  const height = (count: number) => (HEIGHT * count) / most;
  const total = points.reduce((sum, { triggers }) => sum + triggers, 0);
  const resolved = points.reduce((sum, { successes }) => sum + successes, 0);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <section aria-labelledby="over-time">
      <h2 id="over-time" className="text-title-2">
        Over time
      </h2>
      <p className="mt-1 flex flex-wrap gap-4 text-small text-ink-soft">
        <Key classes="fill-accent-line" label="Triggered" />
        <Key classes="fill-success" label="Resolved" />
      </p>
      <svg
        role="img"
        aria-label={`${total} triggered and ${resolved} resolved; the table below has each day.`}
        viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-3 h-40 w-full rounded-middle border border-line bg-surface"
      >
        {points.map(({ from, triggers, successes }, index) => (
          <g key={from}>
            <rect
              x={index * STEP + 1}
              y={HEIGHT - height(triggers)}
              width={STEP - 2}
              height={height(triggers)}
              className="fill-accent-line"
            />
            <rect
              x={index * STEP + 3}
              y={HEIGHT - height(successes)}
              width={STEP - 6}
              height={height(successes)}
              className="fill-success"
            />
          </g>
        ))}
      </svg>
      <p className="flex justify-between text-tiny text-ink-faint">
        <span>{first && dayText(first.from)}</span>
        <span>{`at most ${most} at a time`}</span>
        <span>{last && dayText(last.from)}</span>
      </p>
      <Disclosure summary="As a table">
        <CountTable
          caption="Recoveries over time"
          head="From"
          rows={points
            .filter(({ triggers }) => triggers > 0)
            .map((point) => ({ ...point, name: dayText(point.from) }))}
        />
      </Disclosure>
    </section>
  );
}

function Key({ classes, label }: { classes: string; label: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 10 10" className="size-3">
        <rect width="10" height="10" rx="2" className={classes} />
      </svg>
      {label}
    </span>
  );
}
