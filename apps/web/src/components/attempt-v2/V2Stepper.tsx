"use client";

import type { V2Step } from "@foothold/core/attempt";
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { classNames } from "#components/ui/class-names.ts";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import { type OpenStep, openSteps } from "./workbench/step-words.ts";

type Standing = "done" | "skipped" | "current" | "open";

type Props = {
  current: V2Step;
  skipped: readonly OpenStep[];
  /** The finished step that is being looked at again. */
  looking: OpenStep | null;
  onLook: (step: OpenStep) => void;
};

const standings: Record<Standing, string> = {
  done: "bg-success-soft text-success",
  skipped: "bg-sunken text-ink-soft",
  current: "bg-accent text-on-accent",
  open: "bg-sunken text-ink-faint",
};

const marks: Partial<Record<Standing, ReactNode>> = {
  done: <Check className="size-3.5" />,
  skipped: <Minus className="size-3.5" />,
};

export function V2Stepper({ current, skipped, looking, onLook }: Props) {
  const ready = useHydrated();
  const at = current === "COMPLETE" ? openSteps.length : openSteps.indexOf(current);
  return (
    <nav aria-label="Steps" className="min-w-0">
      <ol className="flex items-center gap-1">
        {openSteps.map((step, index) => {
          const isOver = index < at;
          const over = skipped.includes(step) ? "skipped" : "done";
          const standing: Standing = isOver ? over : index === at ? "current" : "open";
          const looked = looking === step;
          return (
            <li key={step}>
              <button
                type="button"
                disabled={!ready || standing === "open"}
                aria-current={standing === "current" ? "step" : undefined}
                aria-pressed={isOver ? looked : undefined}
                onClick={() => onLook(step)}
                className={classNames(
                  "flex min-h-11 items-center gap-2 rounded-middle px-2 text-small font-semibold transition-colors enabled:hover:bg-sunken",
                  looked && "bg-sunken",
                  standing === "open" ? "text-ink-faint" : "text-ink",
                )}
              >
                <span
                  aria-hidden="true"
                  className={classNames(
                    "grid size-6 shrink-0 place-items-center rounded-full text-tiny font-bold",
                    standings[standing],
                  )}
                >
                  {marks[standing] ?? index + 1}
                </span>
                <span
                  className={classNames(
                    standing === "current" ? "max-[420px]:sr-only" : "max-[1180px]:sr-only",
                  )}
                >
                  {stepNames[step]}
                </span>
                <span className="sr-only">{`, ${standing}`}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
