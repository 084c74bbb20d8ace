import { AppError } from "@foothold/core/errors";
import { APIError } from "better-auth/api";
import { expect, test } from "vitest";
import { DATABASE_UNAVAILABLE } from "./auth-outage.ts";
import { toAppError } from "./failures.ts";

const signIn = new APIError("SERVICE_UNAVAILABLE", { code: DATABASE_UNAVAILABLE });

test.each([
  ["our own error", new AppError("not-found", "Nothing."), true, "not-found"],
  ["a database that is away", new Error("odd"), false, "database-unavailable"],
  ["an outage of signing in that is over by now", signIn, true, "database-unavailable"],
  ["anything else", new APIError("BAD_REQUEST", { code: "OTHER" }), true, "internal"],
  ["what is no error", undefined, true, "internal"],
])("%s is told as what it is", async (_name, thrown, isThere, code) => {
  const error = await toAppError(thrown, { database: { ping: async () => isThere } });
  expect(error.code).toBe(code);
});
