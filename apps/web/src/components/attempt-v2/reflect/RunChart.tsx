import type { StoryRun } from "@foothold/core/attempt";

const SHOWN_RUNS = 30;
const HEIGHT = 40;
const BAR = 10;

/** One bar for each run: how many tests passed. */
export function RunChart({ runs }: { runs: readonly StoryRun[] }) {
  if (runs.length === 0) return null;
  const shown = runs.slice(-SHOWN_RUNS);
  const last = shown.at(-1);
  return (
    <section>
      <h3 className="text-title-3">Tests over time</h3>
      <svg
        role="img"
        aria-label={`Tests that passed, run by run: ${shown.map(({ passed, total }) => `${passed} of ${total}`).join(", ")}`}
        viewBox={`0 0 ${shown.length * BAR} ${HEIGHT}`}
        className="mt-2 h-24 max-w-full"
      >
        {shown.map(({ at, passed, total }, index) => {
          const height = Math.max(1, (HEIGHT * passed) / Math.max(1, total));
          return (
            <g key={at}>
              <rect
                x={index * BAR + 1}
                width={BAR - 2}
                height={HEIGHT}
                rx="1.5"
                className="fill-sunken"
              />
              <rect
                x={index * BAR + 1}
                y={HEIGHT - height}
                width={BAR - 2}
                height={height}
                rx="1.5"
                className={passed === total ? "fill-success" : "fill-coach-solid"}
              />
            </g>
          );
        })}
      </svg>
      {last && (
        <p className="text-small text-ink-soft">{`Last: ${last.passed} of ${last.total}`}</p>
      )}
    </section>
  );
}
