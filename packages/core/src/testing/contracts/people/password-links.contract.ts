import { expect, test } from "vitest";
import { anAuditRecord } from "../../builders/builders.ts";
import { hoursFromNow, type OpenStores, openedForThisTest } from "../harness/harness.ts";

const now = new Date("2030-01-01T09:00:00.000Z");
const expiresAt = new Date("2030-01-02T09:00:00.000Z");
const audit = anAuditRecord({ action: "password-set-by-link" });

export function passwordLinksContract(open: OpenStores): void {
  async function withLink() {
    const stores = await openedForThisTest(open);
    const person = await stores.addPerson();
    const issue = (tokenHash: string, personId = person.id) =>
      stores.passwordLinks.issue(
        { personId, tokenHash, expiresAt },
        anAuditRecord({ action: "password-link-issued" }),
      );
    await issue("hash");
    const use = (tokenHash = "hash", at = now) =>
      stores.passwordLinks.use(tokenHash, "new hash", at, audit);
    const actions = async () =>
      (await stores.audit.search({ limit: 10 })).items.map(({ action }) => action);
    return { ...stores, person, issue, use, actions };
  }

  test("a link sets a password once, ends every session, and is in the trail", async () => {
    const { person, use, addSession, people, passwordHashOf, actions } = await withLink();
    await addSession(person.id, hoursFromNow(1));
    await addSession(person.id, hoursFromNow(2));
    expect(await use()).toBe(true);
    expect(await passwordHashOf(person.id)).toBe("new hash");
    expect((await people.list({ limit: 1 })).items[0]?.activeSessions).toBe(0);
    expect(await use()).toBe(false);
    expect(await actions()).toEqual(["password-set-by-link", "password-link-issued"]);
  });

  test("of many who use it at once one does", async () => {
    const { use } = await withLink();
    const used = await Promise.all(Array.from({ length: 8 }, () => use()));
    expect(used.filter(Boolean)).toHaveLength(1);
  });

  test.each([
    ["an unknown link", "other", now],
    ["a link at its end", "hash", expiresAt],
    ["a link after its end", "hash", new Date(expiresAt.getTime() + 1)],
  ])("%s is nobody's and changes nothing", async (_name, tokenHash, at) => {
    const { passwordLinks, person, use, passwordHashOf } = await withLink();
    const before = await passwordHashOf(person.id);
    expect(await passwordLinks.find(tokenHash, at)).toBeNull();
    expect(await use(tokenHash, at)).toBe(false);
    expect(await passwordHashOf(person.id)).toBe(before);
  });

  test("a fresh link tells whose it is, as often as one asks", async () => {
    const { passwordLinks, person } = await withLink();
    for (let turn = 0; turn < 2; turn++) {
      expect(await passwordLinks.find("hash", now)).toEqual(person);
    }
  });

  test("a new link takes the place of the one before, and of nobody else's", async () => {
    const { passwordLinks, issue, addPerson } = await withLink();
    const other = await addPerson({ id: "other", email: "other@example.org" });
    await issue("other's", other.id);
    await issue("newer");
    expect(await passwordLinks.find("hash", now)).toBeNull();
    expect(await passwordLinks.find("newer", now)).not.toBeNull();
    expect(await passwordLinks.find("other's", now)).toEqual(other);
  });

  test("there is none for nobody, and nothing in the trail", async () => {
    const { issue, actions } = await withLink();
    expect(await issue("nobody's", "nobody")).toBe("not-found");
    expect(await actions()).toEqual(["password-link-issued"]);
  });

  test("whoever is disabled loses theirs, also after being enabled again", async () => {
    const { people, person, use } = await withLink();
    await people.setDisabled(person.id, now, anAuditRecord());
    expect(await use()).toBe(false);
    await people.setDisabled(person.id, null, anAuditRecord());
    expect(await use()).toBe(false);
  });

  test("one that was made for somebody disabled cannot be used while they are", async () => {
    const { people, person, issue, use } = await withLink();
    await people.setDisabled(person.id, now, anAuditRecord());
    await issue("late");
    expect(await use("late")).toBe(false);
  });

  test("a password that is changed in another way ends every session and takes the link away", async () => {
    const { people, person, use, addSession, passwordHashOf } = await withLink();
    await addSession(person.id, hoursFromNow(1));
    expect(await people.changePassword(person.id, "changed", anAuditRecord())).toBe("changed");
    expect((await people.list({ limit: 1 })).items[0]?.activeSessions).toBe(0);
    expect(await use()).toBe(false);
    expect(await passwordHashOf(person.id)).toBe("changed");
    expect(await people.changePassword("nobody", "changed", anAuditRecord())).toBe("not-found");
  });
}
