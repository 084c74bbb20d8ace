import { type ComponentProps, type ReactNode, useId } from "react";
import { describedBy, Field, inputClasses } from "./Field.tsx";

type Props = Omit<ComponentProps<"input">, "id" | "className"> & {
  label: string;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
};

export function TextField({ label, hint, error, ...input }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={inputClasses}
      />
    </Field>
  );
}
