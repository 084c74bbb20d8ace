import { describe, expect, test } from "vitest";
import { aProblem } from "../../testing/builders/problem-builder.ts";
import { rightInvariant } from "../../testing/reach-step.ts";
import { buildInvariant, isBuilderOffered } from "./invariant.ts";

describe("the invariant", () => {
  test.each([
    ["BEGINNER", 1, true],
    ["BEGINNER", 2, true],
    ["BEGINNER", 3, false],
    ["EXPERT", 1, false],
  ] as const)("builder for a %s on rung %i: %s", (mode, rung, offered) => {
    expect(isBuilderOffered(mode, rung)).toBe(offered);
  });

  test("is none where nothing was written", () => {
    expect(buildInvariant(aProblem(), { invariantText: "  " })).toEqual({
      ok: true,
      invariant: null,
    });
  });

  test("keeps the learner's own wording beside the sentence that is judged", () => {
    const invariantBuilder = { templateId: "total-so-far", choices: { what: 0 } };
    expect(buildInvariant(aProblem(), { invariantText: "Mine", invariantBuilder })).toMatchObject({
      invariant: { text: rightInvariant, ownWords: "Mine", builderUsed: true },
    });
  });

  test("does not keep own wording that is known to be wrong", () => {
    const invariantBuilder = { templateId: "total-so-far", choices: { what: 0 } };
    const invariantText = "after each number total is the last number";
    const built = buildInvariant(aProblem(), { invariantText, invariantBuilder });
    expect(built.ok && built.invariant).not.toHaveProperty("ownWords");
  });

  test("has no builder where the problem has no template", () => {
    const invariantBuilder = { templateId: "total-so-far", choices: { what: 0 } };
    const built = buildInvariant({ invariantTemplate: null }, { invariantBuilder });
    expect(built).toMatchObject({ ok: false, field: "invariantBuilder.templateId" });
  });
});
