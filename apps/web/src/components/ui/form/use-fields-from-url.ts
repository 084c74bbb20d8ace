"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Keeps the fields of a filter form equal to the address. Going back changes the address but not the fields. */
export function useFieldsFromUrl(
  asked: Readonly<Record<string, string>>,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const words = JSON.stringify(asked);

  useEffect(() => {
    for (const [name, value] of Object.entries<string>(JSON.parse(words))) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
        field.value = value;
      }
    }
  }, [words]);

  return form;
}
