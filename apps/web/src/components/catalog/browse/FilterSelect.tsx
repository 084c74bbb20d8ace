import { SelectBox } from "#components/ui/form/SelectBox.tsx";

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
  return (
    <SelectBox
      label={label}
      name={name}
      defaultValue={value}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      options={[{ value: "", label: any }, ...options]}
    />
  );
}
