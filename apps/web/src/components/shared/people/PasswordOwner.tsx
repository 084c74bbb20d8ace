/** A hidden field for password managers, which need to know whose password a form changes. */
export function PasswordOwner({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
