"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { describedBy, Field, inputClasses } from "./Field.tsx";

type Props = Omit<ComponentProps<"textarea">, "className"> & {
  label: string;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
};

export function TextArea({ id: given, label, hint, error, rows = 3, ...area }: Props) {
  const made = useId();
  const id = given ?? made;
  const ready = useHydrated();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        id={id}
        rows={rows}
        readOnly={!ready || area.readOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={`${inputClasses} field-sizing-content max-h-96 min-h-22`}
      />
    </Field>
  );
}
