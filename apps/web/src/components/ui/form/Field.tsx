import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export const inputClasses =
  "w-full min-h-11 rounded-middle border border-line-strong bg-surface px-3.5 py-2 text-body text-ink placeholder:text-ink-faint hover:border-ink-soft aria-invalid:border-danger aria-invalid:border-2";

type Props = {
  id: string;
  label: string;
  /** Only screen readers get the label. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** The ids for a field's `aria-describedby`. */
export function describedBy(id: string, hint: unknown, error: unknown): string | undefined {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

export function Field({ id, label, labelHidden = false, hint, error, children }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      <label
        htmlFor={id}
        className={classNames("text-small font-semibold", labelHidden && "sr-only")}
      >
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-small font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
