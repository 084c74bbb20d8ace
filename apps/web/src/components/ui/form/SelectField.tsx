"use client";

import { useHydrated } from "../hooks/use-hydrated.ts";
import { SelectBox, type SelectBoxProps } from "./SelectBox.tsx";

/** Disabled until the page's script has loaded, because an earlier choice would be lost. */
export function SelectField(props: SelectBoxProps) {
  const ready = useHydrated();
  return <SelectBox {...props} disabled={!ready} />;
}
