"use client";

import { useEffect, useRef } from "react";
import { classNames } from "#components/ui/class-names.ts";

type Props = {
  label?: string;
  code: string;
  /** The line that is being run, if any. */
  line: number | null;
  /** The line where it goes wrong, if known. */
  wrongLine: number | null;
};

export function TraceCode({ label = "Your code", code, line, wrongLine }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const present = useRef<HTMLLIElement>(null);

  // Only the listing scrolls: the page stays where the learner is looking.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line, another place to look at
  useEffect(() => {
    const [box, row] = [list.current, present.current];
    if (!box || !row) return;
    const top = row.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + row.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = top - box.clientHeight / 2;
    }
  }, [line]);

  return (
    <ol
      ref={list}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls, also by keyboard
      tabIndex={0}
      className="max-h-80 min-w-0 overflow-auto rounded-middle border border-line bg-sunken py-2 font-mono text-tiny leading-relaxed"
    >
      {code.split("\n").map((text, index) => {
        const here = index + 1 === line;
        const wrong = index + 1 === wrongLine;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number
            key={index}
            ref={here ? present : null}
            aria-current={here ? "step" : undefined}
            className={classNames(
              "flex min-w-max gap-3 border-l-3 px-3 whitespace-pre",
              wrong ? "border-danger" : "border-transparent",
              here && "bg-coach-soft font-bold text-coach",
            )}
          >
            <span aria-hidden="true" className="w-6 shrink-0 text-right select-none">
              {here ? "▸" : index + 1}
            </span>
            <span>{text || " "}</span>
            {wrong && <span className="sr-only"> (here it goes wrong)</span>}
          </li>
        );
      })}
    </ol>
  );
}
