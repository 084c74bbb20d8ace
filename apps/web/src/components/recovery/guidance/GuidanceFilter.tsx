"use client";

import Form from "next/form";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import { useFieldsFromUrl } from "#components/ui/form/use-fields-from-url.ts";
import { statusWords } from "./guidance-words.ts";

type Option = { value: string; label: string };
type Props = { status: string; problemSlug: string; problems: readonly Option[] };

const statuses = Object.entries(statusWords).map(([value, { label }]) => ({ value, label }));

export function GuidanceFilter({ status, problemSlug, problems }: Props) {
  const form = useFieldsFromUrl({ status, problemSlug });
  return (
    <Form
      ref={form}
      action="/instructor/guidance"
      className="mb-6 grid gap-3 sm:max-w-2xl sm:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <Choice label="State" name="status" value={status} all="All states" options={statuses} />
      <Choice
        label="Problem"
        name="problemSlug"
        value={problemSlug}
        all="All problems"
        options={problems}
      />
    </Form>
  );
}

type ChoiceProps = {
  label: string;
  name: string;
  value: string;
  all: string;
  options: readonly Option[];
};

function Choice({ label, name, value, all, options }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      name={name}
      defaultValue={value}
      options={[{ value: "", label: all }, ...options]}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    />
  );
}
