import { AppError } from "../../../errors.ts";
import type { Accounts } from "../../../ports/people.ts";
import { addPerson, hashOf, type MemoryStore } from "../store.ts";

export function memoryAccounts(store: MemoryStore): Accounts {
  return {
    async create({ name, email: given, password }, role) {
      const email = given.toLowerCase();
      if (password.length < 8) {
        throw new AppError("invalid-input", "Use at least 8 characters.", {
          details: { field: "password" },
        });
      }
      if ([...store.people.values()].some((person) => person.email === email)) {
        throw new AppError("email-taken", "There is an account with this email address already.");
      }
      const createdAt = store.clock.now().toISOString();
      const person = addPerson(store, { name, email, role, createdAt });
      store.passwords.set(person.id, hashOf(password));
      return person;
    },
    passwordFits: async (personId, password) => store.passwords.get(personId) === hashOf(password),
    hashPassword: async (password) => hashOf(password),
  };
}
