"use client";

import { type ReactNode, type Ref, useState } from "react";
import { Panel, type PanelImperativeHandle } from "react-resizable-panels";
import { classNames } from "#components/ui/class-names.ts";
import type { PanelLayout, PanelName } from "./panel-layout.ts";

type Props = {
  name: PanelName;
  label: string;
  shown: boolean;
  layout: PanelLayout;
  handle?: Ref<PanelImperativeHandle>;
  children: ReactNode;
};

const side = { collapsible: true, minSize: "14%", maxSize: "45%", defaultSize: "25%" };

/** One of the three panels; it scrolls by itself, and Tab skips it while it is folded. */
export function PanelArea({ name, label, shown, layout, handle, children }: Props) {
  const [folded, setFolded] = useState(layout[name] === 0);
  return (
    <Panel
      id={name}
      {...(name !== "step" && side)}
      {...(handle && { panelRef: handle })}
      data-behind={shown ? undefined : true}
      onResize={({ asPercentage }) => setFolded(asPercentage === 0)}
      className="flex min-w-0"
      style={{ overflow: "visible" }}
    >
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel scrolls by itself, also by keyboard
        tabIndex={0}
        className={classNames(
          "relative min-w-0 flex-1 px-4 py-5 sm:px-5 wide:overflow-y-auto",
          name === "step" ? "bg-canvas" : "bg-surface",
          folded && "wide:invisible wide:p-0",
        )}
      >
        {children}
      </section>
    </Panel>
  );
}
