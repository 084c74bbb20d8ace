import { expect, onTestFinished, test } from "vitest";
import { roles } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

type AccountStores = Pick<Deps, "accounts" | "people"> & { close(): Promise<void> };

const account = { name: "Ada", email: "ada@example.org", password: "correct horse" };

export function accountsContract(open: () => Promise<AccountStores>): void {
  async function opened(): Promise<AccountStores> {
    const stores = await open();
    onTestFinished(() => stores.close());
    return stores;
  }

  test.each(roles)("an account is created with the role %s", async (role) => {
    const { accounts, people } = await opened();
    const person = await accounts.create(account, role);
    expect(person).toMatchObject({ name: "Ada", email: "ada@example.org", role, disabledAt: null });
    expect(await people.find(person.id)).toEqual(person);
  });

  test("an email is taken whatever its case", async () => {
    const { accounts } = await opened();
    await accounts.create(account, "learner");
    await expect(
      accounts.create({ ...account, email: "ADA@example.org" }, "learner"),
    ).rejects.toMatchObject({ code: "email-taken" });
  });

  test("a password fits its own account and no other", async () => {
    const { accounts } = await opened();
    const { id } = await accounts.create(account, "learner");
    const other = await accounts.create(
      { name: "Grace", email: "grace@example.org", password: "battery staple" },
      "learner",
    );
    expect(await accounts.passwordFits(id, "correct horse")).toBe(true);
    expect(await accounts.passwordFits(id, "Correct horse")).toBe(false);
    expect(await accounts.passwordFits(id, "")).toBe(false);
    expect(await accounts.passwordFits(other.id, "correct horse")).toBe(false);
    expect(await accounts.passwordFits("nobody", "correct horse")).toBe(false);
  });

  test("a short password is refused", async () => {
    const { accounts } = await opened();
    await expect(
      accounts.create({ ...account, password: "short" }, "learner"),
    ).rejects.toMatchObject({ code: "invalid-input" });
  });
}
