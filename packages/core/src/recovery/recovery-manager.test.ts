import { describe, expect, test } from "vitest";
import type { RecoveryStage, VoiceName } from "../entities/recovery/recovery.ts";
import { recoveryConfigSchema } from "../ports/recovery/recovery-config.ts";
import { type RecoveryDecision, RecoveryManager, type RecoveryState } from "./recovery-manager.ts";

const small: VoiceName = { provider: "ollama", model: "small" };
const large: VoiceName = { provider: "gemini", model: "large" };
const larger: VoiceName = { provider: "gemini", model: "larger" };
const order = [small, large, larger];

type Tried = RecoveryState["tried"][number];
const tried = (stage: RecoveryStage, strategy = "", voice: VoiceName | null = small): Tried => ({
  stage,
  strategy,
  voice,
  text: "Look.",
});
const mutated = ["rephrase", "decompose", "constrain"].map((way) => tried("mutation", way));
const escalated = [...mutated, tried("model", "", large), tried("model", "", larger)];

function next(state: Partial<RecoveryState>, config = {}): RecoveryDecision {
  const manager = new RecoveryManager(recoveryConfigSchema.parse(config));
  return manager.next({ tried: [], guidanceWaiting: false, order, ...state });
}

describe("what is tried next", () => {
  test.each<[string, Partial<RecoveryState>, object]>([
    ["at first", {}, { stage: "mutation", mutation: "rephrase", voice: small }],
    ["where others were helped before", { guidanceWaiting: true }, { stage: "guidance" }],
    [
      "after a first mutation",
      { tried: mutated.slice(0, 1) },
      { stage: "mutation", mutation: "decompose" },
    ],
    [
      "after a second",
      { tried: mutated.slice(0, 2) },
      { stage: "mutation", mutation: "constrain" },
    ],
    ["after a third", { tried: mutated }, { stage: "model", voice: large }],
    [
      "after a stronger voice",
      { tried: [...mutated, tried("model", "", large)] },
      { stage: "model", voice: larger },
    ],
    ["after the strongest", { tried: escalated }, { stage: "branches", voice: larger }],
    ["after the branches", { tried: [...escalated, tried("branches")] }, { stage: "human" }],
    [
      "while the human has not answered",
      { tried: [...escalated, tried("branches"), { ...tried("human"), text: null }] },
      { stage: "human" },
    ],
    [
      "after the human",
      { tried: [...escalated, tried("branches"), tried("human")] },
      { stage: null },
    ],
    ["without a voice", { order: [] }, { stage: "human" }],
    [
      "with one voice only",
      { tried: mutated, order: [small] },
      { stage: "branches", voice: small },
    ],
  ])("%s", (_what, state, expected) => {
    expect(next(state)).toMatchObject(expected);
  });
});

describe("the budget", () => {
  test("of the whole is shared among the branches, and none gets more than its own", () => {
    const shares = (count: number) => {
      const decision = next({
        tried: Array.from({ length: count }, () => tried("branches")).map((each) => ({
          ...each,
          stage: "model" as const,
          voice: larger,
        })),
      });
      return decision.stage === "branches" ? decision.branches : decision.stage;
    };
    expect(shares(5)).toEqual(
      ["bottom-up", "research-first", "constrained"].map((id) => ({ id, maxIterations: 5 })),
    );
    expect(shares(17)).toMatchObject([{ maxIterations: 1 }, {}, {}]);
    expect(shares(18)).toBe("human");
  });

  test("that is spent leads to the human, whatever is left to try", () => {
    expect(
      next({ tried: mutated.slice(0, 1), guidanceWaiting: true }, { totalRecoveryBudget: 1 }),
    ).toEqual({ stage: "human" });
  });

  test.each([
    [{ promptMutations: 0 }, "model"],
    [{ promptMutations: 0, branchExploration: false }, "model"],
  ])("%j begins with %s", (config, stage) => {
    expect(next({}, config).stage).toBe(stage);
  });

  test("branches can be left out", () => {
    expect(next({ tried: escalated }, { branchExploration: false })).toEqual({ stage: "human" });
  });
});

test("whatever is tried, it ends with a human within the budget", () => {
  const done: Tried[] = [];
  for (let turn = 0; turn < 40; turn++) {
    const decision = next({ tried: done, guidanceWaiting: turn < 2 });
    if (decision.stage === null) break;
    if (decision.stage === "branches") {
      for (const { id, maxIterations } of decision.branches) {
        for (let i = 0; i < maxIterations; i++) done.push(tried("branches", id));
      }
    } else if (decision.stage === "mutation") done.push(tried("mutation", decision.mutation));
    else if (decision.stage === "model") done.push(tried("model", "", decision.voice));
    else done.push(tried(decision.stage));
  }
  expect(done.at(-1)?.stage).toBe("human");
  expect(done.length - 1).toBeLessThanOrEqual(20);
});
