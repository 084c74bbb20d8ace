"use client";

import Form from "next/form";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import { useFieldsFromUrl } from "#components/ui/form/use-fields-from-url.ts";

type Props = {
  classId: string;
  chosen: string;
  problems: readonly { slug: string; title: string }[];
};

export function ProblemFilter({ classId, chosen, problems }: Props) {
  const form = useFieldsFromUrl({ problem: chosen });
  return (
    <Form ref={form} action={`/classes/${classId}`} className="mb-4 w-full sm:w-72">
      <SelectField
        label="Problem"
        name="problem"
        defaultValue={chosen}
        options={[
          { value: "", label: "All problems" },
          ...problems.map(({ slug, title }) => ({ value: slug, label: title })),
        ]}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
    </Form>
  );
}
