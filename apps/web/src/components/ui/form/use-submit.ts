"use client";

import { type FormEvent, useState } from "react";
import type { ApiError } from "#lib/browser/api-error.ts";
import { useRequest } from "../hooks/use-request.ts";
import { focusFirst } from "./focus-field.ts";

export type FieldErrors = Record<string, string>;

type Options = {
  /** Errors that can be found before anything is sent. */
  check?: (data: FormData) => FieldErrors;
  send: (data: FormData) => Promise<void>;
};

/** A form's submission: busy, failure, and errors at their fields; the first wrong field gets the focus. */
export function useSubmit({ check, send }: Options) {
  const { busy, failure, send: request, clearFailure } = useRequest();
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});

  function refuse(form: HTMLFormElement, errors: FieldErrors) {
    setFieldErrors(errors);
    focusFirst(form, Object.keys(errors));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const errors = check?.(data) ?? {};
    clearFailure();
    refuse(form, errors);
    if (Object.keys(errors).length > 0) return;
    await request(
      () => send(data),
      (error) => {
        const inPlace = errorsInPlace(form, error);
        if (Object.keys(inPlace).length === 0) return error;
        refuse(form, inPlace);
        return null;
      },
    );
  }

  return { busy, failure, fieldErrors, onSubmit };
}

/** The errors that belong to a field of this form. */
function errorsInPlace(form: HTMLFormElement, { fieldErrors }: ApiError): FieldErrors {
  return Object.fromEntries(
    Object.entries(fieldErrors).filter(([field]) => form.elements.namedItem(field) !== null),
  );
}
