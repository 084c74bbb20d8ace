"use client";

import { Fragment, type ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { useReady } from "#components/ui/use-ready.ts";
import { Separator } from "./Separator.tsx";
import { Shortcuts } from "./Shortcuts.tsx";
import { usePanelWidths } from "./use-panel-widths.ts";

export type PanelName = "problem" | "step" | "coach";

const panels: readonly { name: PanelName; tab: string; label: string }[] = [
  { name: "problem", tab: "Problem", label: "Problem and your work" },
  { name: "step", tab: "Step", label: "Step" },
  { name: "coach", tab: "Coach", label: "Coach" },
];

type Props = Record<PanelName, ReactNode> & {
  header: ReactNode;
  shown: PanelName;
  onShow: (name: PanelName) => void;
};

/** Three panels side by side; where there is no room for them, one at a time. */
export function Frame({ header, shown, onShow, ...contents }: Props) {
  const ready = useReady();
  const widths = usePanelWidths();
  return (
    <div className="flex min-h-0 flex-1 flex-col wide:h-[calc(100dvh-var(--header-height))] wide:flex-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-3 py-1.5 sm:px-5">
        {header}
      </div>
      <div className="sticky top-(--header-height) z-10 flex border-b border-line bg-canvas wide:hidden">
        {panels.map(({ name, tab }) => (
          <button
            key={name}
            type="button"
            disabled={!ready}
            aria-pressed={shown === name}
            onClick={() => onShow(name)}
            className={classNames(
              "min-h-11 flex-1 border-b-3 text-small font-semibold",
              shown === name ? "border-accent text-accent" : "border-transparent text-ink-soft",
            )}
          >
            {tab}
          </button>
        ))}
      </div>
      <div
        ref={widths.frame}
        className="min-h-0 flex-1 wide:grid wide:grid-cols-[var(--problem-width,25%)_auto_minmax(0,1fr)_auto_var(--coach-width,25%)]"
      >
        {panels.map(({ name, label }) => (
          <Fragment key={name}>
            {name === "coach" && (
              <Separator panel="coach" label="Width of the coach" widths={widths} />
            )}
            <section
              aria-label={label}
              data-panel={name}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel scrolls by itself, also by keyboard
              tabIndex={0}
              className={classNames(
                "relative min-w-0 px-4 py-5 sm:px-5 wide:overflow-y-auto wide:data-folded:invisible wide:data-folded:p-0",
                name === "step" ? "bg-canvas" : "bg-surface",
                shown !== name && "max-wide:hidden",
              )}
            >
              {contents[name]}
            </section>
            {name === "problem" && (
              <Separator panel="problem" label="Width of the problem" widths={widths} />
            )}
          </Fragment>
        ))}
      </div>
      <Shortcuts />
    </div>
  );
}
