import { type V2Step, v2Steps } from "@foothold/core/attempt";
import type { LearnerOverview } from "@foothold/core/classroom";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { durationText } from "#components/ui/duration-text.ts";

const steps = v2Steps.filter((step): step is Exclude<V2Step, "COMPLETE"> => step !== "COMPLETE");
const shades = ["bg-accent/5", "bg-accent/15", "bg-accent/25", "bg-accent/35", "bg-accent/50"];

/** Learner × step; the longest time of all is the darkest cell. */
export function HeatMap({ learners }: { learners: readonly LearnerOverview[] }) {
  const longest = Math.max(
    1,
    ...learners.flatMap(({ timeMsByPlace }) => steps.map((step) => timeMsByPlace[step] ?? 0)),
  );
  return (
    <section
      aria-label="Heat map of time, learner by step"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, also by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-large border border-line bg-surface"
    >
      <table className="w-full border-separate border-spacing-1 text-small">
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 bg-surface px-3 py-2 text-left font-semibold">
              Learner
            </th>
            {steps.map((step) => (
              <th key={step} scope="col" className="w-[15%] px-2 py-2 font-semibold">
                {stepNames[step]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {learners.map(({ id, name, timeMsByPlace }) => (
            <tr key={id}>
              <th
                scope="row"
                className="sticky left-0 max-w-40 bg-surface px-3 py-1 text-left font-medium wrap-anywhere"
              >
                {name}
              </th>
              {steps.map((step) => (
                <Cell key={step} timeMs={timeMsByPlace[step]} longest={longest} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ timeMs, longest }: { timeMs: number | undefined; longest: number }) {
  if (timeMs === undefined) return <td className="px-2 py-2 text-center text-ink-faint">–</td>;
  const shade = shades[Math.min(shades.length - 1, Math.floor((shades.length * timeMs) / longest))];
  return (
    <td className={`rounded-small px-2 py-2 text-center whitespace-nowrap ${shade}`}>
      {durationText(timeMs)}
    </td>
  );
}
