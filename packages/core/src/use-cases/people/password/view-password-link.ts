import type { Deps } from "../../../ports/deps.ts";

/** Whose password the link sets; null when it is not valid. Viewing does not use it up. */
export async function viewPasswordLink(
  { passwordLinks, hashToken, clock }: Pick<Deps, "passwordLinks" | "hashToken" | "clock">,
  { token }: { token: string },
): Promise<{ name: string; email: string } | null> {
  const person = await passwordLinks.find(hashToken(token), clock.now());
  return person && { name: person.name, email: person.email };
}
