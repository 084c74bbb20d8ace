import type { AttemptStory } from "@foothold/core/attempt";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { Bar } from "#components/ui/charts/Bar.tsx";
import { durationText } from "#components/ui/duration-text.ts";
import { openSteps } from "../workbench/step-words.ts";

export function StepTimes({ times }: { times: AttemptStory["timeMsByPlace"] }) {
  const longest = Math.max(1, ...openSteps.map((step) => times[step] ?? 0));
  return (
    <section>
      <h3 className="text-title-3">Where the time went</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1.5 text-small">
        {openSteps.map((step) => {
          const timeMs = times[step] ?? 0;
          return (
            <div key={step} className="contents">
              <dt>{stepNames[step]}</dt>
              <dd className="contents">
                <Bar value={timeMs} full={longest} className="w-full" />
                <span className="text-ink-soft">{durationText(timeMs)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
