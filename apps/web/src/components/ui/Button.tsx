"use client";

import type { ComponentProps, MouseEvent } from "react";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "./button-classes.ts";
import { Spinner } from "./Spinner.tsx";
import { useReady } from "./use-ready.ts";

type Props = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Says that its work is under way; keeps the focus, takes no further press. */
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
  const ready = useReady();

  // Refused here rather than by the browser, which would take the focus away.
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
