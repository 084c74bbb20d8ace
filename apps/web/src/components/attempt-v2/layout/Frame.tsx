"use client";

import { type ReactNode, useRef } from "react";
import { Group, type PanelImperativeHandle } from "react-resizable-panels";
import { classNames } from "#components/ui/class-names.ts";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import { PanelArea } from "./PanelArea.tsx";
import { type PanelLayout, type PanelName, panelCookie, panelNames } from "./panel-layout.ts";
import { Separator } from "./Separator.tsx";
import { Shortcuts } from "./Shortcuts.tsx";
import { usePanelScroll } from "./use-panel-scroll.ts";

const tabs: Record<PanelName, string> = { problem: "Problem", step: "Step", coach: "Coach" };

type Props = Record<PanelName, ReactNode> & {
  header: ReactNode;
  layout: PanelLayout;
  shown: PanelName;
  /** The attempt's step. */
  at: string;
  onShow: (name: PanelName) => void;
  /** The coach has said something while another panel was shown. */
  coachHasUnread: boolean;
  /** Stays in reach beside the tabs on a phone. */
  besideTabs: ReactNode;
};

/** Three panels side by side; on narrow screens one at a time. */
export function Frame(props: Props) {
  const { header, layout, shown, at, onShow, coachHasUnread, besideTabs, ...panels } = props;
  const ready = useHydrated();
  const coachHandle = useRef<PanelImperativeHandle>(null);
  const tabBar = useRef<HTMLDivElement>(null);
  usePanelScroll(tabBar, { shown, step: at });

  // The library folds the panel before a separator, but the coach's panel is after it.
  function foldCoach() {
    const panel = coachHandle.current;
    if (panel?.isCollapsed()) panel.expand();
    else panel?.collapse();
  }

  const areaOf = (name: PanelName) => ({ name, layout, shown: shown === name });
  return (
    <div className="flex min-h-0 flex-1 flex-col wide:h-[calc(100dvh-var(--header-height))] wide:flex-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-3 py-1.5 sm:px-5">
        {header}
      </div>
      <div
        ref={tabBar}
        className="sticky top-(--header-height) z-10 flex border-b border-line bg-canvas wide:hidden"
      >
        {panelNames.map((name) => (
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
            {tabs[name]}
            {name === "coach" && coachHasUnread && <NewMark />}
          </button>
        ))}
        <div className="flex shrink-0 items-center px-1">{besideTabs}</div>
        <span role="status" className="sr-only">
          {coachHasUnread && "There is something new from the coach."}
        </span>
      </div>
      <Group
        defaultLayout={layout}
        onLayoutChanged={(next, { isUserInteraction }) => {
          // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
          if (isUserInteraction) document.cookie = panelCookie(next);
        }}
        className="min-h-0 flex-1 max-wide:block! max-wide:h-auto! max-wide:overflow-visible! max-wide:[&>[data-behind]]:hidden!"
      >
        <PanelArea {...areaOf("problem")} label="Problem and your work">
          {panels.problem}
        </PanelArea>
        <Separator label="Width of the problem" />
        <PanelArea {...areaOf("step")} label="Step">
          {panels.step}
        </PanelArea>
        <Separator label="Width of the coach" onEnter={foldCoach} />
        <PanelArea {...areaOf("coach")} label="Coach" handle={coachHandle}>
          {panels.coach}
        </PanelArea>
      </Group>
      <Shortcuts />
    </div>
  );
}

function NewMark() {
  return (
    <>
      <span
        aria-hidden="true"
        className="ml-1.5 inline-block size-2 rounded-full bg-coach align-middle"
      />
      <span className="sr-only">new</span>
    </>
  );
}
