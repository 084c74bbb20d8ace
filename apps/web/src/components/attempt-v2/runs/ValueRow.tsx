import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";

type Props = { name: string; wrong?: boolean; children: ReactNode };

/** A name and a value of a program, inside a `dl`. */
export function ValueRow({ name, wrong = false, children }: Props) {
  return (
    <>
      <dt className="text-ink-faint">{name}</dt>
      <dd
        className={classNames(
          "font-mono whitespace-pre-wrap wrap-anywhere",
          wrong && "rounded-small bg-danger-soft px-1 text-danger",
        )}
      >
        {children}
      </dd>
    </>
  );
}
