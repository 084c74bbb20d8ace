import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonClasses } from "./button-classes.ts";
import { Link } from "./Link.tsx";

type Props = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize };

export function ButtonLink({ variant, size, className, ...rest }: Props) {
  return <Link {...rest} className={buttonClasses(variant, size, className)} />;
}
