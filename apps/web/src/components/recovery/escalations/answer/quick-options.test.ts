import { quickOptions as known } from "@foothold/core/recovery";
import { expect, test } from "vitest";
import { quickOptions } from "./quick-options.ts";

test("every quick option is offered, in its order", () => {
  expect(quickOptions).toEqual(known);
});
