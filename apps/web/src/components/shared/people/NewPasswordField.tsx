import { PasswordField } from "#components/ui/form/PasswordField.tsx";
import { PASSWORD_RULE } from "./check-password.ts";

type Props = { label: string; name: string; error: string | undefined };

/** The field for a password that is chosen now, with the rule that it has to keep. */
export function NewPasswordField({ label, name, error }: Props) {
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      hint={PASSWORD_RULE}
      error={error}
    />
  );
}
