"use client";

import type { ProblemView } from "@foothold/core/catalog";
import type { RunValue } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import { useState } from "react";
import type { FieldErrors } from "#components/ui/form/use-submit.ts";
import type { ApiError } from "#lib/browser/api-error.ts";
import type { V2Attempt } from "../workbench-data.ts";
import { type ReadValue, readValue } from "./read-value.ts";

export type WrittenField = {
  name: string;
  label: string;
  type: string;
  example: string;
  /** Why a readable value is not accepted; null when it is. */
  misfit?: (value: RunValue) => string | null;
};

/** The texts of the fields, by name. */
export type WrittenTexts = {
  texts: Readonly<Record<string, string>>;
  write: (name: string, text: string) => void;
};

/** One field for each parameter, with the first example's value as a placeholder. */
export function argumentFields(
  { signature, examples }: ProblemView,
  language: V2Attempt["language"],
): WrittenField[] {
  return signature.parameters.map(({ name, type }, index) => ({
    name: `args.${name}`,
    label: name,
    type,
    example: valueTextIn(language, examples[0]?.args[index]),
  }));
}

export function useWrittenInput(
  { texts, write }: WrittenTexts,
  fields: readonly WrittenField[],
  failure: ApiError | null,
) {
  const [unreadable, setUnreadable] = useState<FieldErrors>({});

  const found = fields.map(
    (field) => [field.name, readField(texts[field.name] ?? "", field)] as const,
  );
  const values = found.every(([, each]) => each.ok)
    ? found.flatMap(([, each]) => (each.ok ? [each.value] : []))
    : null;

  function read(): RunValue[] | null {
    setUnreadable(
      Object.fromEntries(found.flatMap(([name, each]) => (each.ok ? [] : [[name, each.message]]))),
    );
    return values;
  }

  return {
    fields,
    texts,
    fieldErrors: { ...failure?.fieldErrors, ...unreadable },
    write,
    /** The values of the fields; null when one cannot be read. */
    values,
    /** The same, and shows at each field why it cannot be read. */
    read,
  };
}
export type WrittenInput = ReturnType<typeof useWrittenInput>;

function readField(text: string, field: WrittenField): ReadValue {
  const read = readValue(text, field);
  const message = read.ok ? field.misfit?.(read.value) : null;
  return message ? { ok: false, message } : read;
}
