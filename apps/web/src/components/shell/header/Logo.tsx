import { classNames } from "../../ui/class-names.ts";

/** An F made of a rail with rungs, and a foothold. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
      className={classNames("size-8 shrink-0", className)}
    >
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <path
        d="M10.5 25V8.5H22M10.5 16.5h7"
        fill="none"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-on-accent"
      />
      <circle cx="21.4" cy="23.4" r="2.6" className="fill-coach-solid" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="text-title-3 font-bold tracking-tight">Foothold</span>
    </span>
  );
}
