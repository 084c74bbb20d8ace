import { describe, expectTypeOf, test } from "vitest";
import type { AnswerOf, KnownPath } from "./api-types.ts";

describe("the type of an answer", () => {
  test("follows from the route at the path", () => {
    expectTypeOf<
      AnswerOf<"PUT", `/api/attempts/${string}/code`>["version"]
    >().toEqualTypeOf<number>();
    expectTypeOf<AnswerOf<"GET", "/api/problems?rung=1">>().toHaveProperty("problems");
    expectTypeOf<AnswerOf<"GET", `/api/attempts/${string}/changes/${number}`>>().toHaveProperty(
      "files",
    );
  });

  test("is that of a route without parameters where one with parameters would fit too", () => {
    expectTypeOf<AnswerOf<"POST", "/api/classes/join">>().toHaveProperty("class");
  });

  test("does not exist for a path or a method that no route answers", () => {
    expectTypeOf<KnownPath<"GET", "/api/nothing">>().toEqualTypeOf<never>();
    expectTypeOf<KnownPath<"DELETE", "/api/settings">>().toEqualTypeOf<never>();
    expectTypeOf<
      KnownPath<"GET", `/api/attempts/${string}/changes/${string}/more`>
    >().toEqualTypeOf<never>();
  });
});
