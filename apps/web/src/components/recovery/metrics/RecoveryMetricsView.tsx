import type { RecoveryMetrics } from "@foothold/core/classroom";
import { Activity } from "lucide-react";
import { EmptyState } from "#components/ui/feedback/EmptyState.tsx";
import { PeriodPicker } from "#components/ui/PeriodPicker.tsx";
import { Breakdown } from "./Breakdown.tsx";
import { EpisodeOutcomes } from "./EpisodeOutcomes.tsx";
import { providerName, rateText } from "./metric-words.ts";
import { RecoveriesOverTime } from "./RecoveriesOverTime.tsx";
import { StageSuccess } from "./StageSuccess.tsx";

type Props = {
  metrics: RecoveryMetrics;
  days: number;
  action: string;
  titles: Record<string, string>;
  patternNames: Record<string, string>;
};

export function RecoveryMetricsView({ metrics, days, action, titles, patternNames }: Props) {
  const { episodes, triggers, ended, successes, rate, iterations, stages, overTime } = metrics;
  return (
    <>
      <PeriodPicker action={action} days={days} />
      {episodes === 0 ? (
        <EmptyState icon={Activity} title="Nobody was stuck in this time">
          <p>Each time a learner is stuck is counted here, with what came of it.</p>
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-12">
          <dl className="grid grid-cols-2 gap-4 lg:grid-cols-5">
            <Fact name="Stuck" value={String(episodes)} detail="times, with and without help" />
            <Fact name="Triggered" value={String(triggers)} detail="times help was taken up" />
            <Fact name="Resolved" value={String(successes)} detail="by what was shown" />
            <Fact
              name="Success rate"
              value={rateText(rate)}
              detail={`of ${ended} that ended, left ones too`}
            />
            <Fact
              name="Iterations"
              value={iterations.mean === null ? "–" : iterations.mean.toFixed(1)}
              detail={`on average, ${iterations.most} at most, ${iterations.total} in all`}
            />
          </dl>
          <EpisodeOutcomes episodes={episodes} outcomes={metrics.outcomes} />
          <RecoveriesOverTime points={overTime} />
          <StageSuccess stages={stages} successes={successes} />
          <Breakdown title="By problem" head="Problem" rows={named(metrics.byProblem, titles)} />
          <Breakdown
            title="By pattern"
            head="Pattern"
            rows={named(metrics.byPattern, patternNames)}
          />
          <Breakdown
            title="By provider"
            head="Who helped last"
            rows={metrics.byProvider.map((row) => ({ ...row, name: providerName(row.name) }))}
          />
        </div>
      )}
    </>
  );
}

function named<T extends { name: string }>(rows: readonly T[], names: Record<string, string>): T[] {
  return rows.map((row) => ({ ...row, name: names[row.name] ?? row.name }));
}

function Fact({ name, value, detail }: { name: string; value: string; detail?: string }) {
  return (
    <div className="rounded-large border border-line bg-surface p-4 shadow-low">
      <dt className="text-small font-semibold text-ink-soft">{name}</dt>
      <dd className="text-title-1 font-semibold tabular-nums">
        {value}
        {detail && <span className="block text-tiny font-normal text-ink-faint">{detail}</span>}
      </dd>
    </div>
  );
}
