"use client";

import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { useReady } from "#components/ui/use-ready.ts";

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
      <div className="min-h-0 flex-1 wide:grid wide:grid-cols-[minmax(16rem,1fr)_minmax(22rem,2fr)_minmax(16rem,1fr)]">
        {panels.map(({ name, label }) => (
          <section
            key={name}
            aria-label={label}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel scrolls by itself, also by keyboard
            tabIndex={0}
            className={classNames(
              "min-w-0 px-4 py-5 sm:px-5 wide:overflow-y-auto wide:border-line wide:[&:not(:first-child)]:border-l",
              name === "step" ? "bg-canvas" : "bg-surface",
              shown !== name && "max-wide:hidden",
            )}
          >
            {contents[name]}
          </section>
        ))}
      </div>
    </div>
  );
}
