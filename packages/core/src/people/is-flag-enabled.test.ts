import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { untouchedFlag } from "../entities/people/flag.ts";
import { flagKeys } from "../entities/people/flag-definitions.ts";
import { isFlagEnabled, rolloutBucket } from "./is-flag-enabled.ts";

const flag = (changes = {}) => ({ ...untouchedFlag("attempt_v2_flow"), ...changes });
const learner = (userId: string) => ({ userId, role: "learner" as const });

describe("a flag", () => {
  test("that nobody touched has its default", () => {
    expect(isFlagEnabled(flag(), learner("a"))).toBe(true);
  });

  test("that is off is off for everyone, whatever the rollout", () => {
    expect(isFlagEnabled(flag({ enabled: false }), learner("a"))).toBe(false);
  });

  test.each([
    [true, { enabled: false }],
    [false, { enabled: true }],
  ])("has a role's override (%s) above all else", (override, changes) => {
    const overridden = flag({ ...changes, roleOverrides: { learner: override } });
    expect(isFlagEnabled(overridden, learner("a"))).toBe(override);
    expect(isFlagEnabled(overridden, { userId: "a", role: "admin" })).toBe(changes.enabled);
  });

  test("once it reached a person stays with them as the rollout grows", () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(100), fc.nat(100), (userId, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const before = isFlagEnabled(flag({ rolloutPercent: less }), learner(userId));
        const after = isFlagEnabled(flag({ rolloutPercent: more }), learner(userId));
        expect(before && !after).toBe(false);
      }),
    );
  });
});

describe("the rollout", () => {
  const people = Array.from({ length: 10_000 }, (_, index) => `person-${index}`);

  test.each([1, 10, 50, 90])("of %i%% reaches about that share", (percent) => {
    const reached = people.filter((id) => rolloutBucket("attempt_v2_flow", id) < percent);
    expect(Math.abs(reached.length / people.length - percent / 100)).toBeLessThan(0.02);
  });

  test("of one flag says nothing about another", () => {
    const [one, other] = flagKeys;
    if (!one || !other) throw new Error("two flags are needed");
    const both = people.filter(
      (id) => rolloutBucket(one, id) < 50 && rolloutBucket(other, id) < 50,
    );
    expect(Math.abs(both.length / people.length - 0.25)).toBeLessThan(0.02);
  });
});
