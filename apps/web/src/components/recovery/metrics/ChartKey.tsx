import type { RecoveryPoint } from "@foothold/core/classroom";
import { spanText } from "./metric-words.ts";

type Props = { points: readonly RecoveryPoint[]; most: number };

/** What the colours of the bars mean, and what a bar stands for. */
export function ChartKey({ points, most }: Props) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft">
      <Colour classes="fill-accent-line" label="Triggered" />
      <Colour classes="fill-success" label="Resolved" />
      <span>{`${spanText(points)}; the highest is ${most}.`}</span>
    </p>
  );
}

function Colour({ classes, label }: { classes: string; label: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 10 10" className="size-3">
        <rect width="10" height="10" rx="2" className={classes} />
      </svg>
      {label}
    </span>
  );
}
