// The same check as in core, to save a round trip; the server decides, and also refuses easily guessed passwords.
export const PASSWORD_RULE = "At least 8 characters. A few words you remember work well.";
const MIN_PASSWORD_LENGTH = 8;

export function checkNewPassword(password: string): string | null {
  return password.length >= MIN_PASSWORD_LENGTH
    ? null
    : `Use at least ${MIN_PASSWORD_LENGTH} characters.`;
}
