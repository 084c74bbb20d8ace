import { defaultRecoveryConfig } from "@foothold/core/recovery";
import { defaultStuckConfig } from "@foothold/core/stuck";
import { describe, expect, test } from "vitest";
import { parseEnv } from "./env.ts";

const least = {
  DATABASE_URL: "postgresql://localhost/foothold",
  AUTH_SECRET: "thirty-two characters, or even more",
};

describe("the environment", () => {
  test("needs nothing but a database and a secret", () => {
    expect(parseEnv(least)).toMatchObject({ HOST: "127.0.0.1", PORT: 3000, demoAccounts: false });
  });

  test.each([
    ["embedded on loopback", { FOOTHOLD_EMBEDDED: "1" }, true],
    ["embedded for all to reach", { FOOTHOLD_EMBEDDED: "1", HOST: "0.0.0.0" }, false],
    ["a public address", { FOOTHOLD_EMBEDDED: "1", PUBLIC_URL: "https://learn.example" }, false],
    ["a proxy", { FOOTHOLD_EMBEDDED: "1", TRUST_PROXY: "1" }, false],
    ["an address of this machine", { FOOTHOLD_EMBEDDED: "1", PUBLIC_URL: "http://[::1]:80" }, true],
    ["a database of one's own", {}, false],
  ])("demo accounts with %s: %s", (_name, variables, demoAccounts) => {
    expect(parseEnv({ ...least, ...variables }).demoAccounts).toBe(demoAccounts);
  });

  test("a confinement that is demanded has to be one that there is", () => {
    const demanded = { ...least, RUNNER_CONFINEMENT: "namespaces" };
    expect(parseEnv(demanded).RUNNER_CONFINEMENT).toBe("namespaces");
    expect(() => parseEnv({ ...least, RUNNER_CONFINEMENT: "some" })).toThrow("RUNNER_CONFINEMENT");
  });

  const local = ["http://localhost:4000", "http://127.0.0.1:4000", "http://[::1]:4000"];
  test.each([
    ["the public address", { PUBLIC_URL: "https://learn.example/" }, "https://learn.example"],
    [
      "no other than the public one",
      { PUBLIC_URL: "http://a.example", HOST: "10.0.0.5" },
      "http://a.example",
    ],
    ["one interface", { HOST: "192.168.1.10" }, "http://192.168.1.10:4000"],
    ["one interface of IPv6", { HOST: "fd00::5" }, "http://[fd00::5]:4000"],
    ["a name", { HOST: "box.example" }, "http://box.example:4000"],
    ["loopback", {}, "http://localhost:4000", local],
    ["loopback of IPv6", { HOST: "::1" }, "http://localhost:4000", local],
    ["every interface", { HOST: "0.0.0.0" }, "http://localhost:4000", local],
    ["an interface no browser can name", { HOST: "fe80::1%eth0" }, "http://localhost:4000", local],
    ["every interface of IPv6", { HOST: "::" }, "http://localhost:4000", local],
  ])("our own address with %s", (_name, variables, publicUrl, origins = [publicUrl]) => {
    const values = parseEnv({ ...least, PORT: "4000", ...variables });
    expect(values).toMatchObject({ publicUrl, origins });
  });

  test("without a picture model nothing draws", () => {
    expect(parseEnv({ ...least, OPENAI_API_KEY: "k" }).pictures).toBeUndefined();
    expect(parseEnv({ ...least, PICTURE_MODEL: "m" }).pictures).toBeUndefined();
  });

  const ofCoach = { OPENAI_API_KEY: "k", OPENAI_BASE_URL: "http://text.example/v1" };
  test.each([
    ["the provider's key and address", ofCoach, "k", "http://text.example/v1"],
    [
      "a key of its own, and the vendor's address",
      { ...ofCoach, PICTURE_API_KEY: "p" },
      "p",
      undefined,
    ],
    [
      "an address of its own",
      { ...ofCoach, PICTURE_BASE_URL: "http://pictures.example" },
      "k",
      "http://pictures.example",
    ],
  ])("a picture model has %s", (_name, variables, apiKey, baseUrl) => {
    const { pictures } = parseEnv({ ...least, PICTURE_MODEL: "m", ...variables });
    expect(pictures).toMatchObject({ provider: "openai", model: "m", apiKey, baseUrl });
  });

  test("each number about being stuck can be changed, and has its usual value", () => {
    expect(parseEnv(least)).toMatchObject({
      stuckConfig: defaultStuckConfig,
      recoveryConfig: defaultRecoveryConfig,
    });
    const changed = {
      ...{ STUCK_PROGRESS_THRESHOLD: "0.2", STUCK_WARN_AFTER: "3", STUCK_AFTER: "5" },
      ...{ STUCK_FAILURES: "4", STUCK_FAILURES_AMONG: "6", STUCK_WITHOUT_COMPLETION: "9" },
      ...{ STUCK_RETURNS: "3", STUCK_RETURNS_AMONG: "7" },
      ...{ RECOVERY_BUDGET: "12", RECOVERY_MUTATIONS: "0", RECOVERY_BRANCH_BUDGET: "2" },
      ...{ RECOVERY_BRANCH_EXPLORATION: "off", RECOVERY_BRANCH_COUNT: "2" },
    };
    expect(parseEnv({ ...least, ...changed })).toMatchObject({
      stuckConfig: {
        ...{ progressThreshold: 0.2, warnAfter: 3, stuckAfter: 5 },
        failuresAmong: { failures: 4, last: 6 },
        iterationsWithoutCompletion: 9,
        loop: { returns: 3, last: 7 },
      },
      recoveryConfig: {
        totalRecoveryBudget: 12,
        promptMutations: 0,
        branchExploration: false,
        branchCount: 2,
        branchBudget: 2,
      },
    });
  });

  test("whoever waits longer with STUCK_AFTER waits longer for failing runs, too", () => {
    const { stuckConfig } = parseEnv({ ...least, STUCK_AFTER: "5" });
    expect(stuckConfig).toMatchObject({ stuckAfter: 5, sameFailures: 5 });
    expect(stuckConfig.failuresAmong.failures).toBe(5);
    expect(parseEnv({ ...least, STUCK_AFTER: "2" }).stuckConfig.failuresAmong.failures).toBe(3);
  });

  test("an empty variable counts as not set", () => {
    expect(parseEnv({ ...least, PORT: "" }).PORT).toBe(3000);
  });

  test("without keys and models there is no provider, and the limits are the usual ones", () => {
    expect(parseEnv(least).models).toEqual({
      gemini: undefined,
      ollama: undefined,
      openai: undefined,
      anthropic: undefined,
      ollamaContextTokens: 8_192,
      concurrentCalls: 8,
      limits: { firstTextWithinMs: 8_000, wholeWithinMs: 30_000 },
    });
  });

  test("a key is enough for Gemini, a model for Ollama", () => {
    const { gemini, ollama } = parseEnv({
      ...least,
      GEMINI_API_KEY: "a-key",
      COACH_OLLAMA_MODELS: "small:1b, large:70b",
    }).models;
    expect(gemini).toMatchObject({ apiKey: "a-key", baseUrl: undefined });
    expect(gemini?.models.length).toBeGreaterThan(0);
    expect(ollama).toMatchObject({
      host: "http://127.0.0.1:11434",
      models: ["small:1b", "large:70b"],
    });
  });

  test.each(["models.example", "10.0.0.5:11434", ":11435", "https://models.example/ollama"])(
    "an Ollama host may be written as %s",
    (host) => {
      const given = { ...least, OLLAMA_HOST: host, COACH_OLLAMA_MODELS: "small" };
      expect(parseEnv(given).models.ollama?.host).toBe(host);
    },
  );

  test.each([
    ["PORT", "http"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["AUTH_SECRET", "short"],
    ["GEMINI_BASE_URL", "ftp://models.example"],
    ["COACH_GEMINI_MODELS", "one,,two"],
    ["COACH_OLLAMA_MODELS", "a model?"],
    ["OLLAMA_HOST", "http://"],
    ["COACH_FIRST_WORDS_SECONDS", "0"],
  ])("a bad %s is named", (name, value) => {
    expect(() => parseEnv({ ...least, [name]: value })).toThrow(name);
  });
});
