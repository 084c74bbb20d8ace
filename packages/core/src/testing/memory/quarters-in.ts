import { quarterOf } from "../../entities/learning/quarter-hour.ts";

export function quartersIn(moments: readonly string[], since: Date): number[] {
  const recent = moments.filter((at) => Date.parse(at) >= since.getTime());
  return [...new Set(recent.map(quarterOf))].sort((one, other) => one - other);
}
