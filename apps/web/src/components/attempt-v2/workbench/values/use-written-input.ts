"use client";

import type { ProblemView } from "@foothold/core/catalog";
import type { RunValue } from "@foothold/core/runs";
import { valueTextIn } from "@foothold/core/value-text";
import { useState } from "react";
import { useStoredText } from "#components/ui/form/use-stored-text.ts";
import type { FieldErrors } from "#components/ui/form/use-submit.ts";
import type { ApiError } from "#lib/browser/api-client.ts";
import type { V2Attempt } from "../workbench-data.ts";
import { type ReadValue, readValue } from "./read-value.ts";

export type WrittenField = {
  name: string;
  label: string;
  type: string;
  example: string;
  /** Why a value that could be read does not do; null where it does. */
  misfit?: (value: RunValue) => string | null;
};

/** One field for each parameter, with the first example as a model. */
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

/** Fields for values, stored in this browser. `read` parses them all and reports each that is not valid. */
export function useWrittenInput(
  attemptId: string,
  draftName: string,
  fields: readonly WrittenField[],
  failure: ApiError | null,
) {
  const draft = useStoredText(`foothold:input:${attemptId}:${draftName}`, "{}");
  const [unreadable, setUnreadable] = useState<FieldErrors>({});
  const texts = parsed(draft.text);
  const told = (failure?.fields ?? []).map(({ field, message }) => [field, message]);

  /** null where a field cannot be read. */
  function read(): RunValue[] | null {
    const values = fields.map(
      (field) => [field.name, readField(texts[field.name] ?? "", field)] as const,
    );
    setUnreadable(
      Object.fromEntries(values.flatMap(([name, each]) => (each.ok ? [] : [[name, each.message]]))),
    );
    return values.every(([, each]) => each.ok)
      ? values.flatMap(([, each]) => (each.ok ? [each.value] : []))
      : null;
  }

  return {
    fields,
    texts,
    fieldErrors: { ...Object.fromEntries(told), ...unreadable } as FieldErrors,
    write: (name: string, text: string) => draft.write(JSON.stringify({ ...texts, [name]: text })),
    clear: () => draft.write("{}"),
    read,
  };
}
export type WrittenInput = ReturnType<typeof useWrittenInput>;

function readField(text: string, field: WrittenField): ReadValue {
  const read = readValue(text, field);
  const message = read.ok ? field.misfit?.(read.value) : null;
  return message ? { ok: false, message } : read;
}

function parsed(text: string): Record<string, string> {
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch {
    return {};
  }
}
