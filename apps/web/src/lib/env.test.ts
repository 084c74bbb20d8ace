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
    ["a database of one's own", {}, false],
  ])("demo accounts with %s: %s", (_name, variables, demoAccounts) => {
    expect(parseEnv({ ...least, ...variables }).demoAccounts).toBe(demoAccounts);
  });

  test("only the public address is ours where there is one", () => {
    expect(parseEnv({ ...least, PUBLIC_URL: "https://learn.example/" }).origins).toEqual([
      "https://learn.example",
    ]);
    expect(parseEnv({ ...least, PORT: "4000" }).origins).toContain("http://localhost:4000");
  });

  test("an empty variable counts as not set", () => {
    expect(parseEnv({ ...least, PORT: "" }).PORT).toBe(3000);
  });

  test.each([
    ["PORT", "http"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["AUTH_SECRET", "short"],
  ])("a bad %s is named", (name, value) => {
    expect(() => parseEnv({ ...least, [name]: value })).toThrow(name);
  });
});
