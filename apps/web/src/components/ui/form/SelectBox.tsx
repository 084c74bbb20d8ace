import { ChevronDown } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { describedBy, Field, inputClasses } from "./Field.tsx";

export type SelectBoxProps = Omit<ComponentProps<"select">, "id" | "className"> & {
  label: string;
  /** Only screen readers get the label. */
  labelHidden?: boolean;
  hint?: ReactNode;
  options: readonly { value: string; label: string }[];
};

export function SelectBox({
  label,
  labelHidden = false,
  hint,
  options,
  ...select
}: SelectBoxProps) {
  const id = useId();
  return (
    <Field {...{ id, label, labelHidden, hint }}>
      <div className="relative">
        <select
          {...select}
          id={id}
          aria-describedby={describedBy(id, hint, null)}
          className={`${inputClasses} appearance-none pr-10`}
        >
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
    </Field>
  );
}
