"use client";

import { Search } from "lucide-react";
import Form from "next/form";
import { useFormStatus } from "react-dom";
import { Button } from "#components/ui/Button.tsx";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useAskedFields } from "#components/ui/form/use-asked-fields.ts";

type Props = {
  action: string;
  searchLabel: string;
  search: string;
  filter: {
    name: string;
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
  };
};

function SubmitButton() {
  const { pending } = useFormStatus();
  return (
    <Button type="submit" variant="secondary" busy={pending}>
      {!pending && <Search aria-hidden="true" className="size-4" />}
      Search
    </Button>
  );
}

/** Puts what is looked for into the address, so that a list can be kept, sent and gone back to. */
export function FilterForm({ action, searchLabel, search, filter }: Props) {
  const form = useAskedFields({ search, [filter.name]: filter.value });
  return (
    <Form
      ref={form}
      action={action}
      role="search"
      className="mb-6 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_auto]"
    >
      <TextField
        label={searchLabel}
        name="search"
        type="search"
        maxLength={100}
        defaultValue={search}
      />
      <SelectField
        label={filter.label}
        name={filter.name}
        defaultValue={filter.value}
        options={filter.options}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <SubmitButton />
    </Form>
  );
}
