"use client";

import { useHydrated } from "../hooks/use-hydrated.ts";
import { SelectBox, type SelectBoxProps } from "./SelectBox.tsx";

/** Takes a choice once the script that keeps it has loaded. */
export function SelectField(props: SelectBoxProps) {
  const ready = useHydrated();
  return <SelectBox {...props} disabled={!ready} />;
}
