"use client";

import type { ComponentProps, MouseEvent } from "react";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "./button-classes.ts";
import { useHydrated } from "./hooks/use-hydrated.ts";
import { Spinner } from "./Spinner.tsx";

type Props = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A request is under way: the button keeps the focus and ignores presses. */
  busy?: boolean;
};

export function Button({
  variant,
  size,
  busy = false,
  type = "button",
  className,
  disabled = false,
  onClick,
  children,
  ...rest
}: Props) {
  const ready = useHydrated();

  // Not `disabled`, which would remove the focus.
  const refuses = busy || disabled;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (refuses) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      disabled={!ready}
      aria-disabled={refuses || undefined}
      aria-busy={busy || undefined}
      className={buttonClasses(variant, size, className)}
      onClick={press}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
