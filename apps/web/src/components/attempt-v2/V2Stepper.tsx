"use client";

import type { V2Step } from "@foothold/core/attempt";
import { Check } from "lucide-react";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { classNames } from "#components/ui/class-names.ts";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import { type OpenStep, openSteps } from "./workbench/step-words.ts";

type Standing = "done" | "current" | "open";

type Props = {
  current: V2Step;
  /** The finished step that is being looked at again. */
  looking: OpenStep | null;
  onLook: (step: OpenStep) => void;
};

const standings: Record<Standing, string> = {
  done: "bg-success-soft text-success",
  current: "bg-accent text-on-accent",
  open: "bg-sunken text-ink-faint",
};

export function V2Stepper({ current, looking, onLook }: Props) {
  const ready = useHydrated();
  const at = current === "COMPLETE" ? openSteps.length : openSteps.indexOf(current);
  return (
    <nav aria-label="Steps" className="min-w-0">
      <ol className="flex items-center gap-1">
        {openSteps.map((step, index) => {
          const standing: Standing = index < at ? "done" : index === at ? "current" : "open";
          const looked = looking === step;
          return (
            <li key={step}>
              <button
                type="button"
                disabled={!ready || standing === "open"}
                aria-current={standing === "current" ? "step" : undefined}
                aria-pressed={standing === "done" ? looked : undefined}
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
                  {standing === "done" ? <Check className="size-3.5" /> : index + 1}
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
