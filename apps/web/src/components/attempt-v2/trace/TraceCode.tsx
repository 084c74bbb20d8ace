"use client";

import { useEffect, useRef } from "react";
import { classNames } from "#components/ui/class-names.ts";

export function TraceCode({ code, line }: { code: string; line: number }) {
  const present = useRef<HTMLLIElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another line, another place to look at
  useEffect(() => {
    void present.current?.scrollIntoView({ block: "nearest" });
  }, [line]);

  return (
    <ol
      aria-label="Your code"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls, also by keyboard
      tabIndex={0}
      className="max-h-80 min-w-0 overflow-auto rounded-middle border border-line bg-sunken py-2 font-mono text-tiny"
    >
      {code.split("\n").map((text, index) => {
        const here = index + 1 === line;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number
            key={index}
            ref={here ? present : null}
            aria-current={here ? "step" : undefined}
            className={classNames(
              "flex gap-3 px-3 whitespace-pre",
              here && "bg-coach-soft font-bold text-coach",
            )}
          >
            <span aria-hidden="true" className="w-6 shrink-0 text-right">
              {here ? "▸" : index + 1}
            </span>
            <span>{text || " "}</span>
          </li>
        );
      })}
    </ol>
  );
}
