import type { RecoveryPoint } from "@foothold/core/classroom";
import { classNames } from "#components/ui/class-names.ts";
import { dayText, rateText } from "./metric-words.ts";

const HEIGHT = 60;
const STEP = 12;
/** A single recovery stays visible beside many. */
const LEAST_HEIGHT = 4;

type Props = {
  points: readonly RecoveryPoint[];
  /** The count that fills the height; the same for all charts that are compared. */
  most: number;
  label: string;
  className: string;
};

/** One bar per day or group of days: triggered recoveries, with the resolved ones drawn over them. */
export function CountBars({ points, most, label, className }: Props) {
  const height = (count: number) =>
    count === 0 ? 0 : Math.max(LEAST_HEIGHT, (HEIGHT * count) / most);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={classNames("w-full border border-line bg-surface", className)}
    >
      {points.map(
        ({ from, triggers, successes, rate }, index) =>
          triggers > 0 && (
            <g key={from}>
              <title>{`${dayText(from)}: ${triggers} triggered, ${successes} resolved, rate ${rateText(rate)}`}</title>
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
          ),
      )}
    </svg>
  );
}
