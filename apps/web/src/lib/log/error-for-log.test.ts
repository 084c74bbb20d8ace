import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { causeText } from "../http/cause-text.ts";
import { errorForLog } from "./error-for-log.ts";

const inDatabase = Object.assign(new Error("duplicate key value violates unique constraint"), {
  code: "23505",
  constraint: "user_email_unique",
  detail: "Key (email)=(grace@example.org) already exists.",
});
const failed = new Error("not saved", {
  cause: new DrizzleQueryError(
    `insert into "user" values ($1, $2)`,
    ["Grace\n    at of two lines", "grace@example.org"],
    inDatabase,
  ),
});

describe("an error that nobody foresaw", () => {
  test("is logged with what failed and where, and no value of anybody's", () => {
    const logged = JSON.stringify(errorForLog(failed));
    expect(logged).not.toMatch(/grace/i);
    expect(logged).not.toContain("of two lines");
    expect(logged).toContain("insert into");
    expect(logged).toContain("user_email_unique");
    expect(logged).toContain("error-for-log.test.ts");
  });

  test.each([
    [failed, "Error from DrizzleQueryError from Error 23505"],
    [new TypeError("grace@example.org is not a function"), "TypeError"],
    ["grace@example.org", "string"],
    [undefined, "undefined"],
  ])("is in the audit trail by kind alone: %#", (thrown, words) => {
    expect(causeText(thrown)).toBe(words);
  });
});
