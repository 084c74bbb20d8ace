"use client";

import { useHydrated } from "../hooks/use-hydrated.ts";
import { SelectBox, type SelectBoxProps } from "./SelectBox.tsx";

type Props<Value extends string> = Omit<SelectBoxProps, "options"> & {
  options: readonly { value: Value; label: string }[];
  onChoose?: (value: Value) => void;
};

/** Disabled until the page's script has loaded, because an earlier choice would be lost. */
export function SelectField<Value extends string>({ onChoose, ...props }: Props<Value>) {
  const ready = useHydrated();
  function choose(wanted: string) {
    const chosen = props.options.find(({ value }) => value === wanted);
    if (chosen) onChoose?.(chosen.value);
  }
  return (
    <SelectBox
      {...props}
      {...(onChoose && { onChange: (event) => choose(event.target.value) })}
      disabled={!ready}
    />
  );
}
