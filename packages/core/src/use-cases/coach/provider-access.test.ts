import { expect, test } from "vitest";
import { offeredModels } from "../../coach/model/offered-models.ts";
import { anActor } from "../../testing/builders/builders.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { changeCoachSettings } from "./change-coach-settings.ts";
import { removeProviderAccess } from "./remove-provider-access.ts";
import { setProviderAccess, setProviderAccessInput } from "./set-provider-access.ts";
import { viewCoachSettings } from "./view-coach-settings.ts";

const admin = anActor({ role: "admin" });
const KEY = "sk-nobody-may-see";
const entered = { provider: "openai", key: KEY, baseUrl: null, version: 0 } as const;

test("a stored key is sealed, shown nowhere, kept by other changes, and forgotten when removed", async () => {
  const deps = memoryDeps();
  const seen: unknown[] = [await setProviderAccess(deps, entered, admin)];
  const { access } = await deps.coachSettings.read();
  expect(deps.sealer.open(access.openai?.sealed ?? "")).toBe(`{"key":"${KEY}","baseUrl":null}`);

  const {
    changedAt,
    changedBy,
    access: _shown,
    configured,
    ...rest
  } = await viewCoachSettings(deps);
  const providers = { ...rest.providers, openai: { allowed: true, models: ["small"] } };
  seen.push(await changeCoachSettings(deps, { ...rest, providers }, admin));
  seen.push(await viewCoachSettings(deps), (await deps.audit.search({ limit: 9 })).items);
  expect(JSON.stringify(seen)).not.toMatch(/sk-nobody|sealed/);
  expect(seen[1]).toMatchObject({ access: { openai: { from: "page", baseUrl: null } } });
  const offered = async () =>
    offeredModels(deps.models, await deps.coachSettings.read(), "openai").offered;
  expect(await offered()).toBe(true);

  const removed = await removeProviderAccess(deps, { provider: "openai", version: 2 }, admin);
  expect(removed.access.openai.from).toBe("nowhere");
  expect(await offered()).toBe(false);
});

test.each([
  [{ ...entered, key: null }, "key"],
  [{ ...entered, provider: "ollama" as const }, "baseUrl"],
])("%j is refused", async (input, field) => {
  const refused = setProviderAccess(memoryDeps(), input, admin);
  await expect(refused).rejects.toMatchObject({ code: "invalid-input", details: { field } });
});

test.each([
  { ...entered, key: "two words" },
  { ...entered, baseUrl: "file:///etc/passwd" },
  { ...entered, provider: "somebody" },
])("%j is no input", (input) => {
  expect(setProviderAccessInput.safeParse(input).success).toBe(false);
});

test("who starts from an older version changes no key", async () => {
  const deps = memoryDeps();
  await setProviderAccess(deps, entered, admin);
  await expect(setProviderAccess(deps, entered, admin)).rejects.toMatchObject({
    code: "stale-version",
  });
});
