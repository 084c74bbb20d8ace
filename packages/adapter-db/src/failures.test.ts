import { AppError } from "@foothold/core/errors";
import { describe, expect, test } from "vitest";
import { databaseFailure, translated } from "./failures.ts";

const withCode = (code: string) => Object.assign(new Error("failed"), { code });

test.each([
  ["a refused connection", withCode("ECONNREFUSED")],
  ["a host that is not found", withCode("ENOTFOUND")],
  ["a shutdown", withCode("57P01")],
  ["a start", withCode("57P03")],
  ["a statement that took too long", withCode("57014")],
  ["a refused password", withCode("28P01")],
  ["a full disk", withCode("53100")],
  ["too many connections", withCode("53300")],
  ["a deadlock", withCode("40P01")],
  ["a connection that ended", new Error("Connection terminated unexpectedly")],
  ["a pool that has none left", new Error("timeout exceeded when trying to connect")],
  ["a cause below the error", new Error("Failed query", { cause: withCode("ECONNRESET") })],
  ["addresses that all failed", new AggregateError([withCode("ECONNREFUSED")])],
])("%s is an outage", (_what, error) => {
  expect(databaseFailure(error)).toMatchObject({
    code: "database-unavailable",
    cause: error,
    retryAfterSeconds: expect.any(Number),
  });
});

test.each([
  ["a NUL byte", withCode("22021")],
  ["an escape JSON cannot hold", withCode("22P05")],
  ["half a character in JSON", withCode("22P02")],
  ["a number beyond its column", withCode("22003")],
  ["a moment beyond all dates", withCode("22008")],
])("%s is the caller's mistake", (_what, error) => {
  expect(databaseFailure(error)?.code).toBe("invalid-input");
});

test.each([
  ["a broken constraint", withCode("23505")],
  ["wrong SQL", withCode("42601")],
  ["a mistake of ours", new TypeError("undefined is not a function")],
  ["no error at all", "text"],
])("%s is neither", (_what, error) => {
  expect(databaseFailure(error)).toBeNull();
});

describe("a translated query", () => {
  test("passes its answer on", async () => {
    expect(await translated(async () => 1)).toBe(1);
  });

  test.each([
    ["an AppError", new AppError("not-found", "gone", { cause: withCode("ECONNRESET") })],
    ["an error of another kind", new Error("other")],
  ])("leaves %s as it is", async (_what, error) => {
    await expect(translated(() => Promise.reject(error))).rejects.toBe(error);
  });
});
