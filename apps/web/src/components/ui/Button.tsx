import type { ComponentProps, MouseEvent } from "react";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "./button-classes.ts";
import { Spinner } from "./feedback/Spinner.tsx";

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
  onClick,
  children,
  ...rest
}: Props) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || rest.disabled || undefined}
      aria-busy={busy || undefined}
      className={buttonClasses(variant, size, className)}
      // A server component may render a button without a handler, and cannot pass one.
      {...(onClick || busy ? { onClick: press } : {})}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
