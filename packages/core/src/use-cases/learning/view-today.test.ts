import { describe, expect, test } from "vitest";
import { aLearner } from "../../testing/builders/attempt-builders.ts";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { memoryDeps } from "../../testing/memory/deps.ts";
import { reachStep } from "../../testing/reach-step.ts";
import { requestHint } from "../attempt/implement/request-hint.ts";
import { takeStuckAction } from "../stuck/take-stuck-action.ts";
import { viewToday } from "./view-today.ts";

const actor = aLearner();
const utc = { timeZone: "UTC" };

const catalogue = [
  aProblem(),
  aProblem({ slug: "till", title: "Count the till", patterns: ["counting"] }),
  aProblem({ slug: "tower", title: "Tower of cups", rung: 2 }),
];
const shop = () => memoryDeps({ problems: catalogue });
const slugs = (problems: readonly { slug: string }[]) => problems.map(({ slug }) => slug);

/** A problem that was finished with help of some kind. */
async function finishedWith(help: "none" | "hints" | "rescue") {
  const deps = shop();
  const attemptId = await reachStep(deps, "IMPLEMENT");
  if (help === "hints") await requestHint(deps, { attemptId }, actor);
  if (help === "rescue") await takeStuckAction(deps, { attemptId, action: "rescue" }, actor);
  const stored = await deps.attempts.find(attemptId);
  if (!stored) throw new Error("the attempt is stored");
  const at = deps.clock.now().toISOString();
  deps.attemptStore.attempts.set(attemptId, { ...stored, finishedAt: at });
  return { deps };
}

describe("what to do today", () => {
  test("somebody new begins with the easiest problem", async () => {
    expect(await viewToday(shop(), utc, actor)).toMatchObject({
      begun: [],
      next: { problem: { slug: "add-two" } },
      rhythm: { daysInARow: 0, daysThisWeek: 0, practisedToday: false },
      skills: [],
      isNew: true,
    });
  });

  test("what is begun or done is not offered as something new", async () => {
    const deps = shop();
    await reachStep(deps, "PLAN");
    const begun = await viewToday(deps, utc, actor);
    expect(slugs(begun.fresh)).toEqual(["till", "tower"]);
    expect(begun.begun).toMatchObject([
      { problem: { slug: "add-two" }, attempt: { v2Step: "PLAN" } },
    ]);
    expect(begun.isNew).toBe(false);
    await reachStep(deps, "COMPLETE");
    expect(slugs((await viewToday(deps, utc, actor)).fresh)).toEqual(["till", "tower"]);
  });

  test("after a problem comes the next of its pattern", async () => {
    const deps = shop();
    await reachStep(deps, "COMPLETE");
    const { next } = await viewToday(deps, utc, actor);
    expect(next).toMatchObject({ problem: { slug: "tower" }, because: "step-up" });
  });

  test("after a problem that took a rescue comes none on a higher rung", async () => {
    const { deps } = await finishedWith("rescue");
    expect((await viewToday(deps, utc, actor)).next).toMatchObject({ problem: { slug: "till" } });
  });

  test("nobody else's work counts", async () => {
    const deps = shop();
    await reachStep(deps, "COMPLETE");
    const stranger = aLearner({ userId: "learner-2" });
    expect(await viewToday(deps, utc, stranger)).toMatchObject({
      begun: [],
      skills: [],
      rhythm: { practisedToday: false },
    });
  });

  test("the day is the person's own", async () => {
    const deps = shop();
    deps.clock.advance(6 * 3_600);
    await reachStep(deps, "PLAN");
    const here = (await viewToday(deps, utc, actor)).rhythm;
    const there = (await viewToday(deps, { timeZone: "Pacific/Kiritimati" }, actor)).rhythm;
    expect(here.practisedToday && there.practisedToday).toBe(true);
    expect(there.today > here.today).toBe(true);
  });
});

describe("what one can do by pattern", () => {
  const skillAfter = async (help: "none" | "hints" | "rescue") => {
    const { deps } = await finishedWith(help);
    return { deps, skills: (await viewToday(deps, utc, actor)).skills };
  };

  test.each(["none", "hints", "rescue"] as const)("with %s", async (help) => {
    const { skills } = await skillAfter(help);
    const done = { none: 0, hints: 0, rescue: 0, [help]: 1 };
    expect(skills).toEqual([
      { id: "arithmetic", name: "Arithmetic", hasPage: true, problems: 2, done },
    ]);
  });

  test("the attempt that needed the least help counts", async () => {
    const { deps } = await skillAfter("rescue");
    await reachStep(deps, "COMPLETE");
    const { skills } = await viewToday(deps, utc, actor);
    expect(skills[0]?.done).toEqual({ none: 1, hints: 0, rescue: 0 });
  });
});
