import { beforeEach, expect, test } from "vitest";
import { memoryDeps } from "../../../testing/index.ts";
import { issueSetupToken } from "./issue-setup-token.ts";
import { setUpFirstAdmin } from "./set-up-first-admin.ts";

const account = { name: "First", email: "first@example.org", password: "correct horse" };
const request = { requestId: "request-1" };

let deps: ReturnType<typeof memoryDeps>;
beforeEach(() => {
  deps = memoryDeps();
});

test("whoever has the token becomes the first admin, and the trail says so", async () => {
  await issueSetupToken(deps, "token");
  const admin = await setUpFirstAdmin(deps, { token: "token", ...account }, request);
  expect(admin.role).toBe("admin");
  const { items } = await deps.audit.search({ limit: 1 });
  expect(items).toMatchObject([{ action: "first-admin-created", subject: admin.id }]);
});

test("a refused account leaves the token usable", async () => {
  await issueSetupToken(deps, "token");
  await deps.addPerson({ email: account.email });
  const taken = setUpFirstAdmin(deps, { token: "token", ...account }, request);
  await expect(taken).rejects.toMatchObject({ code: "email-taken" });
  const other = { token: "token", ...account, email: "other@example.org" };
  expect((await setUpFirstAdmin(deps, other, request)).role).toBe("admin");
});

test.each([
  ["a token that was never issued", "guess"],
  ["a token that was used", "used"],
])("%s opens nothing", async (_name, token) => {
  await issueSetupToken(deps, "used");
  await setUpFirstAdmin(deps, { token: "used", ...account }, request);
  const again = setUpFirstAdmin(deps, { token, ...account, email: "x@example.org" }, request);
  await expect(again).rejects.toMatchObject({ code: "setup-link-invalid" });
});

test("there is no token to issue once there is an admin", async () => {
  await deps.addPerson({ role: "admin" });
  expect(await issueSetupToken(deps, "token")).toBeNull();
});
