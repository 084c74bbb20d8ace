"use client";

import { useState } from "react";
import { focusFirst } from "#components/ui/form/focus-field.ts";
import type { FieldErrors } from "#components/ui/form/use-submit.ts";
import type { ApiError } from "#lib/browser/api-error.ts";

/** Errors by field, found before sending or by the server. The first wrong field gets the focus. */
export function useFieldErrors(failure: ApiError | null) {
  const [own, setOwn] = useState<FieldErrors>({});

  function check(form: HTMLFormElement, fieldErrors: FieldErrors): boolean {
    setOwn(fieldErrors);
    const first = Object.keys(fieldErrors)[0];
    if (first === undefined) return true;
    focusFirst(form, [first]);
    return false;
  }

  return { fieldErrors: { ...failure?.fieldErrors, ...own }, check };
}
