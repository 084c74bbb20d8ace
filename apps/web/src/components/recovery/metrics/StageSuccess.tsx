import type { RecoveryMetrics } from "@foothold/core/classroom";
import { stageNames } from "#components/shared/recovery/recovery-words.ts";
import { BarList } from "#components/ui/charts/BarList.tsx";

type Props = { stages: RecoveryMetrics["stages"]; successes: number };

export function StageSuccess({ stages, successes }: Props) {
  if (successes === 0) return null;
  return (
    <div className="max-w-2xl">
      <BarList
        caption="What resolved it"
        nameHead="Stage"
        valueHead="Resolved"
        bars={stages.map((each) => ({
          name: stageNames[each.stage],
          value: each.successes,
          text: `${each.successes} (${Math.round((100 * each.successes) / successes)}%)`,
        }))}
      />
    </div>
  );
}
