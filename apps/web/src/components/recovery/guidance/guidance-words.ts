import type { Guidance } from "@foothold/core/recovery";
import type { BadgeTone } from "#components/ui/Badge.tsx";

type Status = Guidance["status"];

export const statusWords: Record<Status, { label: string; tone: BadgeTone; means: string }> = {
  draft: {
    label: "Draft",
    tone: "caution",
    means: "Shown as not verified yet. It is verified by itself once it has helped someone else.",
  },
  verified: {
    label: "Verified",
    tone: "success",
    means: "Shown as verified, with how often it helps.",
  },
  retired: { label: "Retired", tone: "neutral", means: "No longer shown to anybody." },
};

export function rateText({ rate, count }: { rate: number; count: number }): string {
  if (count === 0) return "Not tried yet";
  return `${Math.round(rate * 100)}% of ${count} ${count === 1 ? "time" : "times"}`;
}
