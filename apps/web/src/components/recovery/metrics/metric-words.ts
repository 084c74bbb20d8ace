import type { RecoveryCount, RecoveryPoint } from "@foothold/core/classroom";
import { providerNames } from "@foothold/core/coach";
import { percentText } from "#components/ui/percent-text.ts";

const DAY_MS = 86_400_000;
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const fullDay = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

const providers: Record<string, string> = {
  "built-in": "Built-in coach",
  ...providerNames,
  guidance: "Remembered guidance",
  instructor: "An instructor",
  none: "Nobody yet",
};

export function providerName(id: string): string {
  return providers[id] ?? id;
}

/** null: no recovery has ended, so there is no rate. */
export function rateText(rate: number | null): string {
  return rate === null ? "–" : percentText(rate);
}

export function dayText(at: string): string {
  return day.format(new Date(at));
}

export type CountRow = RecoveryCount & { name: string };

/** Only days with at least one recovery. */
export function dayRows(points: readonly RecoveryPoint[]): CountRow[] {
  return points
    .filter(({ triggers }) => triggers > 0)
    .map((point) => ({ ...point, name: dayText(point.from) }));
}

export function highest(points: readonly RecoveryPoint[]): number {
  return Math.max(1, ...points.map(({ triggers }) => triggers));
}

/** The chart in words, for screen readers. */
export function busiestText(points: readonly RecoveryPoint[]): string {
  const busiest = points.reduce<RecoveryPoint | null>(
    (most, point) => (point.triggers > (most?.triggers ?? 0) ? point : most),
    null,
  );
  if (!busiest) return "None in this time.";
  const { from, triggers, successes } = busiest;
  const share = dayRows(points).length === 1 ? "All" : "Most";
  return `${share} from ${dayText(from)}: ${triggers} triggered, ${successes} resolved.`;
}

/** The period of the chart and what one bar covers. */
export function spanText(points: readonly RecoveryPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return first ? dayText(first.from) : "";
  const [from, lastFrom] = [Date.parse(first.from), Date.parse(last.from)];
  const days = Math.round((lastFrom - from) / (points.length - 1) / DAY_MS);
  const [begin, end] = [from, lastFrom + (days - 1) * DAY_MS].map((at) => fullDay.format(at));
  return `${begin} to ${end}, a bar for each ${days === 1 ? "day" : `${days} days`}`;
}
