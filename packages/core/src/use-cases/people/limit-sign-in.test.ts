import { beforeEach, expect, test } from "vitest";
import { memoryDeps } from "../../testing/index.ts";
import { admitSignIn, noteSignIn, type SignInLimits } from "./limit-sign-in.ts";

const limits: SignInLimits = {
  account: { max: 3, windowSeconds: 600 },
  network: { max: 10, windowSeconds: 600 },
};
const here = "192.0.2.1";
const elsewhere = "198.51.100.1";

let deps: ReturnType<typeof memoryDeps>;
beforeEach(() => {
  deps = memoryDeps();
});

const fail = (email: string, network = here) => admitSignIn(deps, { email, network }, limits);

async function succeed(email: string, network = here) {
  const person = (await deps.people.findByEmail(email)) ?? (await deps.addPerson({ email }));
  const admission = await admitSignIn(deps, { email, network }, limits);
  await noteSignIn(deps, { email, network }, person.id, admission);
}

const refused = (message: RegExp) => ({
  code: "rate-limited",
  message: expect.stringMatching(message),
  retryAfterSeconds: expect.any(Number),
});
const atAccount = refused(/this account/);
const inNetwork = refused(/your network/);

async function spray(count: number) {
  for (let index = 0; index < count; index++) await fail(`guess-${index}@example.org`);
}

test("one account is guessed at only so often from one network, however it is spelled", async () => {
  for (const email of ["ada@example.org", "ADA@example.org", "Ada@example.org"]) await fail(email);
  await expect(fail("ada@example.org")).rejects.toMatchObject(atAccount);
  await fail("grace@example.org");
  await fail("ada@example.org", elsewhere);
});

test("a right password makes room again", async () => {
  for (let turn = 0; turn < 4; turn++) {
    await fail("ada@example.org");
    await fail("ada@example.org");
    await succeed("ada@example.org");
  }
});

test("who tries many accounts from one network is stopped there, and only there", async () => {
  await spray(10);
  await expect(fail("new@example.org")).rejects.toMatchObject(inNetwork);
  await fail("new@example.org", elsewhere);
});

test("who has signed in there before still can while somebody tries many accounts", async () => {
  await succeed("ada@example.org");
  await spray(10);
  await succeed("ada@example.org");
  await expect(fail("new@example.org")).rejects.toMatchObject(inNetwork);
});

test("an account that is known there is no way around its own limit", async () => {
  await succeed("ada@example.org");
  for (let turn = 0; turn < 3; turn++) await fail("ada@example.org");
  await expect(fail("ada@example.org")).rejects.toMatchObject(atAccount);
});

test("guessing at one account costs its network no more than that account's tries", async () => {
  for (let turn = 0; turn < 3; turn++) await fail("ada@example.org");
  for (let turn = 0; turn < 50; turn++) {
    await expect(fail("ada@example.org")).rejects.toMatchObject(atAccount);
  }
  await spray(7);
  await expect(fail("new@example.org")).rejects.toMatchObject(inNetwork);
});

test("whoever the network's limit stops has lost no try at their account", async () => {
  await spray(10);
  for (let turn = 0; turn < 9; turn++) {
    await expect(fail("ada@example.org")).rejects.toMatchObject(inNetwork);
  }
});

test("right passwords do not use up the network", async () => {
  for (let index = 0; index < 40; index++) await succeed(`learner-${index}@example.org`);
});
