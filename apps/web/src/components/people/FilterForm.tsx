"use client";

import { Search } from "lucide-react";
import Form from "next/form";
import { useFormStatus } from "react-dom";
import { Button } from "#components/ui/Button.tsx";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import { TextField } from "#components/ui/form/TextField.tsx";
import { useFieldsFromUrl } from "#components/ui/form/use-fields-from-url.ts";

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

/** Puts the filters into the address, so that a list can be bookmarked, shared and returned to. */
export function FilterForm({ action, searchLabel, search, filter }: Props) {
  const form = useFieldsFromUrl({ search, [filter.name]: filter.value });
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
