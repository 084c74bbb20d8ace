"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import { useHydrated } from "../hooks/use-hydrated.ts";
import { describedBy, Field, inputClasses } from "./Field.tsx";

type Props = Omit<ComponentProps<"input">, "id" | "className" | "type"> & {
  label: string;
  name: string;
  hint?: string;
  error?: string | undefined;
};

export function PasswordField({ label, hint, error, ...input }: Props) {
  const id = useId();
  const ready = useHydrated();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={shown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className={`${inputClasses} pr-14`}
        />
        <button
          type="button"
          disabled={!ready}
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-middle text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </Field>
  );
}
