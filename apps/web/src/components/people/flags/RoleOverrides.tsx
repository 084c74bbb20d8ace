import type { FlagSetting } from "@foothold/core/people";
import { SelectField } from "#components/ui/form/SelectField.tsx";
import { flagRoles, roleNames } from "./flag-words.ts";

type Overrides = FlagSetting["roleOverrides"];
type Props = { overrides: Overrides; onChange: (overrides: Overrides) => void };

const options = [
  { value: "follow", label: "No override" },
  { value: "on", label: "Always on" },
  { value: "off", label: "Always off" },
] as const;

export function RoleOverrides({ overrides, onChange }: Props) {
  return (
    <fieldset>
      <legend className="text-small font-semibold">Per role</legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-3">
        {flagRoles.map((role) => {
          const override = overrides[role];
          return (
            <SelectField
              key={role}
              label={roleNames[role]}
              options={options}
              value={override === undefined ? "follow" : override ? "on" : "off"}
              onChange={(event) => {
                const { [role]: _before, ...others } = overrides;
                const chosen = event.target.value;
                onChange(chosen === "follow" ? others : { ...others, [role]: chosen === "on" });
              }}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
