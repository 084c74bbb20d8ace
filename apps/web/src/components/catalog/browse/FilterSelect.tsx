import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { inputClasses } from "#components/ui/form/Field.tsx";

type Props = {
  label: string;
  name: string;
  value: string;
  /** The option for "no filter". */
  any: string;
  options: readonly { value: string; label: string }[];
};

/** Works before the script has loaded; the shared SelectField does not. */
export function FilterSelect({ label, name, value, any, options }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          defaultValue={value}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className={`${inputClasses} appearance-none pr-10`}
        >
          <option value="">{any}</option>
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
