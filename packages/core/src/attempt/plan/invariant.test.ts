import { describe, expect, test } from "vitest";
import { aProblem } from "../../testing/builders/problem-builder.ts";
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

  test("keeps the learner's own wording beside the builder's choices", () => {
    const invariantBuilder = { templateId: "total-so-far", choices: { what: 1 } };
    expect(buildInvariant(aProblem(), { invariantText: "Mine", invariantBuilder })).toMatchObject({
      invariant: { text: "Mine", builderUsed: true, templateChoices: { what: 1 } },
    });
  });

  test("has no builder where the problem has no template", () => {
    const invariantBuilder = { templateId: "total-so-far", choices: { what: 0 } };
    const built = buildInvariant({ invariantTemplate: null }, { invariantBuilder });
    expect(built).toMatchObject({ ok: false, field: "invariantBuilder.templateId" });
  });
});
