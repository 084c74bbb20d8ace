"use client";

import Form from "next/form";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import { useFieldsFromUrl } from "#components/ui/form/use-fields-from-url.ts";

type Filter = {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

/** Puts the filters into the address as soon as one is chosen. */
export function BugFilterForm({ action, filters }: { action: string; filters: Filter[] }) {
  const form = useFieldsFromUrl(
    Object.fromEntries(filters.map(({ name, value }) => [name, value])),
  );
  return (
    <Form ref={form} action={action} role="search" className="mb-6 grid gap-3 sm:grid-cols-3">
      {filters.map(({ name, label, value, options }) => (
        <SelectField
          key={name}
          name={name}
          label={label}
          defaultValue={value}
          options={options}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        />
      ))}
    </Form>
  );
}
