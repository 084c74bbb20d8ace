import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import { classNames } from "../class-names.ts";
import { inputClasses } from "./Field.tsx";

export type SelectBoxProps = Omit<ComponentProps<"select">, "id" | "className"> & {
  label: string;
  /** Only screen readers get the label. */
  labelHidden?: boolean;
  options: readonly { value: string; label: string }[];
};

export function SelectBox({ label, labelHidden = false, options, ...select }: SelectBoxProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label
        htmlFor={id}
        className={classNames("text-small font-semibold", labelHidden && "sr-only")}
      >
        {label}
      </label>
      <div className="relative">
        <select {...select} id={id} className={`${inputClasses} appearance-none pr-10`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </div>
  );
}
