"use client";

import { type FormEvent, useState } from "react";
import type { ApiError } from "#lib/browser/api-client.ts";

export type Mistakes = Record<string, string>;

/** Errors by field, found before sending or by the server. The first wrong field gets the focus. */
export function useFieldErrors(failure: ApiError | null) {
  const [own, setOwn] = useState<Mistakes>({});
  const told = Object.fromEntries(
    (failure?.fields ?? []).map(({ field, message }) => [field, message]),
  );

  function check(event: FormEvent<HTMLFormElement>, mistakes: Mistakes): boolean {
    setOwn(mistakes);
    const first = Object.keys(mistakes)[0];
    if (first === undefined) return true;
    const fields = [...event.currentTarget.elements] as HTMLInputElement[];
    fields.find(({ name }) => name === first)?.focus();
    return false;
  }

  return { mistakes: { ...told, ...own }, check };
}
