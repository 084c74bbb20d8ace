import { type Accounts, personSchema } from "@foothold/core";
import type { Auth } from "./auth.ts";
import { emailTaken } from "./to-auth-error.ts";

export function betterAuthAccounts(auth: Auth): Accounts {
  return {
    async create({ name, email, password }, role) {
      const { internalAdapter, password: passwords } = await auth.$context;
      const address = email.toLowerCase();
      if (await internalAdapter.findUserByEmail(address)) {
        throw emailTaken();
      }
      const hash = await passwords.hash(password);
      const user = await internalAdapter.createUser(
        { name, email: address, emailVerified: false, role },
        { method: "admin" },
      );
      await internalAdapter.linkAccount({
        userId: user.id,
        accountId: user.id,
        providerId: "credential",
        password: hash,
      });
      return personSchema.parse({
        id: user.id,
        name,
        email: address,
        role,
        disabledAt: null,
        createdAt: user.createdAt.toISOString(),
      });
    },
    async passwordFits(personId, password) {
      const { internalAdapter, password: passwords } = await auth.$context;
      const accounts = await internalAdapter.findAccounts(personId);
      const hash = accounts.find(({ providerId }) => providerId === "credential")?.password;
      return hash ? passwords.verify({ hash, password }) : false;
    },
  };
}
