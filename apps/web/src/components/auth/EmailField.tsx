import { TextField } from "#components/ui/form/TextField.tsx";

/** The field for the email address with which a person signs in. */
export function EmailField({ error }: { error: string | undefined }) {
  return (
    <TextField label="Email" name="email" type="email" autoComplete="username" error={error} />
  );
}
