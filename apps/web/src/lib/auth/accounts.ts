import { type Accounts, personSchema } from "@foothold/core/people";
import type { Auth } from "./auth.ts";
import { emailTaken } from "./to-auth-error.ts";

export function betterAuthAccounts(auth: Auth): Accounts {
  return {
    async create({ name, email, password }, role) {
      const { adapter, internalAdapter, password: passwords } = await auth.$context;
      const address = email.toLowerCase();
      if (await internalAdapter.findUserByEmail(address)) {
        throw emailTaken();
      }
      const hash = await passwords.hash(password);
      const createdAt = new Date();
      const moments = { createdAt, updatedAt: createdAt };
      // In one transaction: a person without a password could never sign in, and their email would be taken.
      const user = await adapter.transaction(async (transaction) => {
        const made = await transaction.create<Record<string, unknown>, { id: string }>({
          model: "user",
          data: { name, email: address, emailVerified: false, role, ...moments },
        });
        await transaction.create({
          model: "account",
          data: {
            userId: made.id,
            accountId: made.id,
            providerId: "credential",
            password: hash,
            ...moments,
          },
        });
        return made;
      });
      return personSchema.parse({
        id: user.id,
        name,
        email: address,
        role,
        rights: [],
        disabledAt: null,
        createdAt: createdAt.toISOString(),
      });
    },
    async passwordFits(personId, password) {
      const { internalAdapter, password: passwords } = await auth.$context;
      const accounts = await internalAdapter.findAccounts(personId);
      const hash = accounts.find(({ providerId }) => providerId === "credential")?.password;
      return hash ? passwords.verify({ hash, password }) : false;
    },
    async hashPassword(password) {
      const { password: passwords } = await auth.$context;
      return passwords.hash(password);
    },
  };
}
