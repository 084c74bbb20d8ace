import type { Guidance } from "@foothold/core/recovery";
import type { BadgeTone } from "#components/ui/Badge.tsx";
import { percentText } from "#components/ui/percent-text.ts";

type Status = Guidance["status"];

export const statusWords: Record<Status, { label: string; tone: BadgeTone; means: string }> = {
  draft: {
    label: "Draft",
    tone: "caution",
    means: "It is shown as a draft until it has helped someone else or was verified by hand.",
  },
  verified: {
    label: "Verified",
    tone: "success",
    means: "Shown as verified, with how often it helps.",
  },
  retired: { label: "Retired", tone: "neutral", means: "No longer shown to anybody." },
};

export const scopeWords: Record<
  Guidance["scope"],
  { label: string; tone: BadgeTone; means: string }
> = {
  private: {
    label: "Private",
    tone: "neutral",
    means: "Written to one learner. Only you read it, and nobody is offered it.",
  },
  class: {
    label: "One class",
    tone: "accent",
    means:
      "Learners of its class are offered it. Other classes get it once a second instructor has verified it.",
  },
  everyone: {
    label: "All classes",
    tone: "success",
    means: "A second instructor has verified it, so learners of all classes are offered it.",
  },
};

export function rateText({ rate, count }: { rate: number; count: number }): string {
  if (count === 0) return "Not tried yet";
  return `${percentText(rate)} of ${count} ${count === 1 ? "time" : "times"}`;
}
