import type { PracticeDay } from "@foothold/core/learning";
import { Disclosure } from "#components/ui/Disclosure.tsx";

const CELL = 12;
const GAP = 3;
const STEP = CELL + GAP;
const MONTHS_HEIGHT = 16;

const months = new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" });
const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });

/** A year of days as small squares, the newest on the right, and as a list for screen readers. */
export function PracticeYear({ year }: { year: readonly PracticeDay[] }) {
  const practised = year.filter(({ quarters }) => quarters > 0);
  const weeks = Math.ceil(year.length / 7);
  const words = `Practised on ${practised.length} ${practised.length === 1 ? "day" : "days"} of the last year`;
  return (
    <div className="min-w-0">
      <p className="text-small text-ink-soft">{words}</p>
      {/* Right to left, so that a narrow screen shows the newest weeks. */}
      <div
        dir="rtl"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the year scrolls, also by keyboard
        tabIndex={0}
        className="mt-2 overflow-x-auto pb-2"
      >
        <svg
          role="img"
          aria-label={words}
          width={weeks * STEP}
          height={MONTHS_HEIGHT + 7 * STEP}
          className="block"
        >
          {year.map(({ day, quarters }, index) => (
            <g key={day}>
              {day.endsWith("-01") && (
                <text
                  x={Math.floor(index / 7) * STEP}
                  y={11}
                  className="fill-ink-soft text-[0.6875rem]"
                  direction="ltr"
                >
                  {months.format(new Date(day))}
                </text>
              )}
              <rect
                x={Math.floor(index / 7) * STEP}
                y={MONTHS_HEIGHT + (index % 7) * STEP}
                width={CELL}
                height={CELL}
                rx={3}
                className={shade(quarters)}
              >
                <title>{`${days.format(new Date(day))}: ${amount(quarters)}`}</title>
              </rect>
            </g>
          ))}
        </svg>
      </div>
      {practised.length > 0 && (
        <Disclosure summary="The days as a list">
          <ol className="max-h-60 overflow-y-auto text-small">
            {practised.toReversed().map(({ day, quarters }) => (
              <li key={day} className="py-0.5">
                {`${days.format(new Date(day))}: ${amount(quarters)}`}
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </div>
  );
}

function shade(quarters: number): string {
  if (quarters === 0) return "fill-sunken stroke-line";
  if (quarters < 2) return "fill-accent opacity-40";
  return quarters < 4 ? "fill-accent opacity-70" : "fill-accent";
}

/** Only approximate, because practice is counted in quarters of an hour. */
function amount(quarters: number): string {
  if (quarters === 0) return "nothing";
  const minutes = quarters * 15;
  return minutes < 60 ? `up to ${minutes} minutes` : `up to ${minutes / 60} hours`;
}
