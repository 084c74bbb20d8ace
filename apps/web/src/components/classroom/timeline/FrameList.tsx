"use client";

import type { TimelineFrame } from "@foothold/core/classroom";
import { useEffect, useRef } from "react";
import { stepNames } from "#components/shared/attempt/step-names.ts";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import { frameTitle, frameWords, toneDots } from "./frame-words.ts";

type Props = { frames: readonly TimelineFrame[]; at: number; onGo: (at: number) => void };

export function FrameList({ frames, at, onGo }: Props) {
  const ready = useHydrated();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const here = list.current?.children[at];
    if (here instanceof HTMLElement && list.current) {
      const { offsetTop, offsetHeight } = here;
      const { scrollTop, clientHeight } = list.current;
      const seen = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
      if (!seen) list.current.scrollTop = offsetTop - clientHeight / 2;
    }
  }, [at]);

  return (
    <ol
      ref={list}
      aria-label="Moments"
      className="relative max-h-[70vh] overflow-y-auto rounded-large border border-line bg-surface p-2 max-lg:max-h-72"
    >
      {frames.map((frame, index) => {
        const { tone } = frameWords[frame.kind];
        return (
          <li key={frame.id}>
            <button
              type="button"
              disabled={!ready}
              aria-current={index === at ? "step" : undefined}
              onClick={() => onGo(index)}
              className="flex min-h-11 w-full items-start gap-3 rounded-middle px-3 py-2 text-left text-small hover:bg-sunken aria-[current=step]:bg-accent-soft"
            >
              <span
                aria-hidden="true"
                className={`mt-1.5 size-2.5 shrink-0 rounded-full ${toneDots[tone]}`}
              />
              <span className="min-w-0">
                <span className="block font-medium">{frameTitle(frame)}</span>
                <span className="block text-tiny text-ink-faint">
                  {stepNames[frame.place]}
                  {frame.run && `, ${frame.run.passed} of ${frame.run.total} passed`}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
