import { beforeEach, expect, test } from "vitest";
import type { Actor } from "../../../entities/people/person.ts";
import { isFlagEnabledFor } from "../../../people/is-flag-enabled-for.ts";
import { memoryDeps } from "../../../testing/index.ts";
import { changeFlag } from "./change-flag.ts";
import { listFlags } from "./list-flags.ts";
import { viewFlag } from "./view-flag.ts";

let deps: ReturnType<typeof memoryDeps>;
let actor: Actor;
beforeEach(async () => {
  deps = memoryDeps();
  const admin = await deps.addPerson({ role: "admin" });
  actor = { userId: admin.id, role: "admin", requestId: "request-1" };
});

const off = { enabled: false, rolloutPercent: 100, roleOverrides: {} };

test("every flag is listed with what it means, also when nobody touched it", async () => {
  expect(await listFlags(deps)).toMatchObject([
    {
      key: "attempt_v2_flow",
      enabled: true,
      version: 0,
      description: expect.stringContaining("five"),
    },
    { key: "beginner_mode_default", enabled: true, version: 0 },
    { key: "pictures_by_models", enabled: true, version: 0 },
    { key: "judge_by_model", enabled: true, version: 0 },
  ]);
});

test("one flag is told with what it means; an unknown one is not there", async () => {
  const flag = await viewFlag(deps, { key: "attempt_v2_flow" });
  expect([flag]).toEqual((await listFlags(deps)).slice(0, 1));
  await expect(viewFlag(deps, { key: "no_such_flag" })).rejects.toMatchObject({
    code: "not-found",
  });
});

test("a changed flag holds, and the change is audited with what it was", async () => {
  await changeFlag(deps, { key: "attempt_v2_flow", ...off, version: 0 }, actor);
  expect(await isFlagEnabledFor(deps, "attempt_v2_flow", actor)).toBe(false);
  const { items } = await deps.audit.search({ limit: 1 });
  expect(items).toMatchObject([
    { action: "flag-changed", details: { from: { enabled: true }, to: { enabled: false } } },
  ]);
});

test.each([
  ["an unknown flag", { key: "no_such_flag", ...off, version: 0 }, "not-found"],
  ["an old version", { key: "attempt_v2_flow", ...off, version: 7 }, "stale-version"],
])("%s is refused", async (_name, input, code) => {
  await expect(changeFlag(deps, input, actor)).rejects.toMatchObject({ code });
});
