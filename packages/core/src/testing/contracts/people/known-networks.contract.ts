import { expect, test } from "vitest";
import { KNOWN_NETWORK_DAYS } from "../../../entities/people/known-network.ts";
import { type OpenStores, openedForThisTest } from "../harness/harness.ts";

const now = new Date("2030-01-01T09:00:00.000Z");
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);

export function knownNetworksContract(open: OpenStores): void {
  const opened = () => openedForThisTest(open);

  test("a network is known for who signed in there, whatever the case of their email, and for nobody else", async () => {
    const { knownNetworks, addPerson } = await opened();
    const person = await addPerson({ id: "p-1", email: "ada@example.org" });
    await addPerson({ id: "p-2", email: "grace@example.org" });
    await knownNetworks.remember(person.id, "192.0.2.1", now);
    expect(await knownNetworks.has("ADA@example.org", "192.0.2.1", now)).toBe(true);
    expect(await knownNetworks.has("ada@example.org", "192.0.2.2", now)).toBe(false);
    expect(await knownNetworks.has("grace@example.org", "192.0.2.1", now)).toBe(false);
    expect(await knownNetworks.has("nobody@example.org", "192.0.2.1", now)).toBe(false);
  });

  test("it is forgotten after a while, and remembered anew with each sign-in", async () => {
    const { knownNetworks, addPerson } = await opened();
    const { id, email } = await addPerson();
    const has = (at: Date) => knownNetworks.has(email, "192.0.2.1", at);
    await knownNetworks.remember(id, "192.0.2.1", now);
    expect(await has(daysLater(KNOWN_NETWORK_DAYS - 1))).toBe(true);
    expect(await has(daysLater(KNOWN_NETWORK_DAYS))).toBe(false);
    await knownNetworks.remember(id, "192.0.2.1", daysLater(30));
    expect(await has(daysLater(KNOWN_NETWORK_DAYS))).toBe(true);
  });
}
