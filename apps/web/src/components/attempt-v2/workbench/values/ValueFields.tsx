"use client";

import { TextField } from "#components/ui/form/TextField.tsx";
import { useHydrated } from "#components/ui/hooks/use-hydrated.ts";
import type { WrittenInput } from "./use-written-input.ts";

type Props = {
  input: WrittenInput;
  /** Called on Enter in any of the fields. */
  onEnter: () => void;
};

export function ValueFields({ input, onEnter }: Props) {
  const ready = useHydrated();
  const { args: aboutAll } = input.fieldErrors;
  const fields = input.fields.map(({ name, label, example }) => (
    <TextField
      key={name}
      name={name}
      label={label}
      hint={`Such as ${example}`}
      error={input.fieldErrors[name]}
      value={input.texts[name] ?? ""}
      readOnly={!ready}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={(event) => input.write(name, event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        // The fields may be inside a larger form, which Enter must not send.
        event.preventDefault();
        onEnter();
      }}
    />
  ));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">{fields}</div>
      {aboutAll && <p className="text-small font-medium text-danger">{aboutAll}</p>}
    </>
  );
}
