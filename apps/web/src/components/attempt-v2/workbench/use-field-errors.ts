"use client";

import { useState } from "react";
import type { FieldErrors } from "#components/ui/form/use-submit.ts";
import type { ApiError } from "#lib/browser/api-client.ts";

/** Errors by field, found before sending or by the server. The first wrong field gets the focus. */
export function useFieldErrors(failure: ApiError | null) {
  const [own, setOwn] = useState<FieldErrors>({});
  const told = Object.fromEntries(
    (failure?.fields ?? []).map(({ field, message }) => [field, message]),
  );

  function check(form: HTMLFormElement, fieldErrors: FieldErrors): boolean {
    setOwn(fieldErrors);
    const first = Object.keys(fieldErrors)[0];
    if (first === undefined) return true;
    const fields = [...form.elements] as HTMLInputElement[];
    fields.find(({ name }) => name === first)?.focus();
    return false;
  }

  return { fieldErrors: { ...told, ...own }, check };
}
