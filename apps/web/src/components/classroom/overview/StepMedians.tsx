import { v2Steps } from "@foothold/core/attempt";
import type { ClassOverview } from "@foothold/core/classroom";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { BarList } from "#components/ui/charts/BarList.tsx";
import { durationText } from "#components/ui/duration-text.ts";

export function StepMedians({ times }: { times: ClassOverview["timeMsByPlace"] }) {
  const bars = v2Steps
    .filter((step) => step !== "COMPLETE")
    .flatMap((step) => {
      const timeMs = times[step];
      return timeMs === undefined
        ? []
        : [{ name: stepNames[step], value: timeMs, text: durationText(timeMs) }];
    });
  if (bars.length === 0) return null;
  return (
    <div className="mt-6 max-w-xl">
      <BarList caption="The class’s median" nameHead="Step" valueHead="Median time" bars={bars} />
    </div>
  );
}
