"use client";

import { type FormEvent, useRef, useState } from "react";
import { ApiError } from "#lib/browser/api-client.ts";

export type FieldErrors = Record<string, string>;

type Options = {
  /** What can be told before anything is sent. */
  check?: (data: FormData) => FieldErrors;
  send: (data: FormData) => Promise<void>;
};

/** One submission of a form: what it is doing, what did not work, and the focus on the first wrong field. */
export function useSubmit({ check, send }: Options) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const running = useRef(false);

  function refuse(form: HTMLFormElement, errors: FieldErrors) {
    setFieldErrors(errors);
    const fields = [...form.elements] as HTMLInputElement[];
    fields.find((field) => field.name in errors)?.focus();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const errors = check?.(data) ?? {};
    setFailure(null);
    refuse(form, errors);
    if (Object.keys(errors).length > 0) return;
    running.current = true;
    setBusy(true);
    try {
      await send(data);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      const inPlace = errorsInPlace(form, thrown);
      if (Object.keys(inPlace).length > 0) refuse(form, inPlace);
      else setFailure(thrown);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, failure, fieldErrors, onSubmit };
}

/** The errors that have a field of this form to stand at. */
function errorsInPlace(form: HTMLFormElement, { fields }: ApiError): FieldErrors {
  return Object.fromEntries(
    fields
      .filter(({ field }) => form.elements.namedItem(field) !== null)
      .map(({ field, message }) => [field, message]),
  );
}
