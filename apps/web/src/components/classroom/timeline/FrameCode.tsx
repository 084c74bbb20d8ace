"use client";

import { classNames } from "#components/ui/class-names.ts";
import { Disclosure } from "#components/ui/Disclosure.tsx";
import { Diff } from "#components/ui/diff/Diff.tsx";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";

type Props = {
  code: string;
  before: string;
  line: number | null;
  onLine: (line: number | null) => void;
};

/** The code at that moment. A line can be chosen to comment on it. */
export function FrameCode({ code, before, line, onLine }: Props) {
  const ready = useHydrated();
  return (
    <section aria-label="The code then">
      <h2 className="mb-2 text-title-3">The code then</h2>
      <ol
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long code scrolls, also by keyboard
        tabIndex={0}
        aria-label="Lines"
        className="max-h-[32rem] overflow-auto rounded-middle border border-line bg-sunken py-2 font-mono text-small"
      >
        {code
          .replace(/\n$/, "")
          .split("\n")
          .map((text, index) => {
            const number = index + 1;
            const chosen = number === line;
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number
                key={index}
                className={classNames(
                  "flex gap-3 px-2 leading-6 whitespace-pre",
                  chosen && "bg-accent-soft",
                )}
              >
                <button
                  type="button"
                  disabled={!ready}
                  aria-pressed={chosen}
                  aria-label={`Comment on line ${number}`}
                  onClick={() => onLine(chosen ? null : number)}
                  className="min-h-6 w-8 shrink-0 rounded-small text-right text-ink-faint hover:bg-accent-soft hover:text-accent aria-pressed:text-accent"
                >
                  {number}
                </button>
                <span>{text || " "}</span>
              </li>
            );
          })}
      </ol>
      {before !== code && (
        <Disclosure summary="What changed since the moment before">
          <Diff before={before} after={code} />
        </Disclosure>
      )}
    </section>
  );
}
