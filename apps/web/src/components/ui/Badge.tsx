import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type BadgeTone = "neutral" | "accent" | "success" | "caution" | "danger";

const tones: Record<BadgeTone, string> = {
  neutral: "border-line bg-sunken text-ink-soft",
  accent: "border-accent-line bg-accent-soft text-accent",
  success: "border-success-line bg-success-soft text-success",
  caution: "border-caution-line bg-caution-soft text-caution",
  danger: "border-danger-line bg-danger-soft text-danger",
};

export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center rounded-full border px-2.5 py-0.5 text-tiny font-semibold whitespace-nowrap",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
