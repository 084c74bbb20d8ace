"use client";

import { type ReactNode, useState } from "react";
import { CoachSide, type CoachSideProps } from "./CoachSide.tsx";
import { StuckButton } from "./StuckButton.tsx";

type Props = {
  /** The name of the unit and the progress in it; stays visible while scrolling. */
  bar: ReactNode;
  title: ReactNode;
  coach: Omit<CoachSideProps, "open" | "onOpen">;
  children: ReactNode;
};

/** A lesson or a card with the coach beside it and the "I'm stuck" button above. */
export function UnitFrame({ bar, title, coach, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <article className="**:scroll-mt-16">
      <div className="sticky top-(--header-height) z-10 -mx-4 flex min-h-14 items-center gap-4 border-b border-line bg-canvas px-4 sm:-mx-6 sm:px-6">
        <div className="min-w-0 flex-1">{bar}</div>
        <StuckButton open={open} onPress={() => setOpen(!open)} />
      </div>
      {title}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
        {children}
        <CoachSide {...coach} open={open} onOpen={setOpen} />
      </div>
    </article>
  );
}
