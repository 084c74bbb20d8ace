import { classNames } from "../class-names.ts";

type Props = { value: number; full: number; className?: string };

/** A number as a bar; the number itself stands beside it as text. */
export function Bar({ value, full, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className={classNames("h-2.5 overflow-hidden rounded-full", className)}
    >
      <rect width="100" height="8" className="fill-line" />
      <rect width={(100 * value) / full} height="8" className="fill-accent" />
    </svg>
  );
}
