import type { RecoveryPoint } from "@foothold/core/classroom";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { ChartKey } from "./ChartKey.tsx";
import { CountBars } from "./CountBars.tsx";
import { CountTable } from "./CountTable.tsx";
import { busiestText, dayRows, dayText, highest } from "./metric-words.ts";

export function RecoveriesOverTime({ points }: { points: readonly RecoveryPoint[] }) {
  const most = highest(points);
  const [first, last] = [points[0], points.at(-1)];
  return (
    <section aria-labelledby="over-time">
      <h2 id="over-time" className="text-title-2">
        Over time
      </h2>
      <ChartKey points={points} most={most} />
      <CountBars
        points={points}
        most={most}
        label={`${busiestText(points)} The table below has each day.`}
        className="mt-3 h-40 rounded-middle"
      />
      <p className="flex justify-between text-tiny text-ink-faint">
        <span>{first && dayText(first.from)}</span>
        <span>{last && dayText(last.from)}</span>
      </p>
      <Disclosure summary="As a table">
        <CountTable
          caption="Recoveries over time"
          head="From"
          groups={[{ rows: dayRows(points) }]}
        />
      </Disclosure>
    </section>
  );
}
