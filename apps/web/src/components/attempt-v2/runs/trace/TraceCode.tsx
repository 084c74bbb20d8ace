"use client";

import type { Language } from "@foothold/core/runs";
import { useEffect, useRef } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { CodePieces } from "#components/ui/code/CodePieces.tsx";

type Props = {
  label?: string;
  code: string;
  language: Language;
  /** As tall as the window allows, for code that stays in view. */
  tall?: boolean;
  /** The line that is being run; null where none is. */
  line: number | null;
  /** The line where it goes wrong, if known. */
  wrongLine: number | null;
};

export function TraceCode(props: Props) {
  const { label = "Your code", code, language, tall = false, line, wrongLine } = props;
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
      className={classNames(
        "min-w-0 overflow-auto rounded-middle border border-line bg-sunken py-2 font-mono text-tiny leading-relaxed",
        tall ? "max-h-80 wide:max-h-[calc(100dvh-12rem)]" : "max-h-80",
      )}
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
            <span>{text === "" ? " " : <CodePieces code={text} language={language} />}</span>
            {wrong && <span className="sr-only"> (here it goes wrong)</span>}
          </li>
        );
      })}
    </ol>
  );
}
