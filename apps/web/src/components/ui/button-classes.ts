import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "middle" | "small";

const shape =
  "inline-flex items-center justify-center gap-2 rounded-middle font-semibold whitespace-nowrap select-none transition-colors";

const sizes: Record<ButtonSize, string> = {
  middle: "min-h-11 px-5 text-body",
  small: "min-h-9 px-3.5 text-small pointer-coarse:min-h-11",
};

const variants: Record<ButtonVariant, string> = {
  primary:
    "bg-accent text-on-accent shadow-low hover:bg-accent-hover active:bg-accent-active aria-disabled:bg-accent",
  secondary:
    "bg-surface text-ink border border-line-strong hover:bg-sunken active:border-ink aria-disabled:bg-surface",
  quiet: "text-accent hover:bg-accent-soft active:bg-accent-soft active:text-accent-active",
  danger:
    "bg-danger text-on-danger shadow-low hover:bg-danger-hover active:bg-danger-hover aria-disabled:bg-danger",
};

export function buttonClasses(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "middle",
  extra?: string,
): string {
  return classNames(shape, sizes[size], variants[variant], "aria-disabled:opacity-60", extra);
}
