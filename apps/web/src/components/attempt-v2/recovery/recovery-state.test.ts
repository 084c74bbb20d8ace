import { expect, test } from "vitest";
import { recoveryState } from "./recovery-state.ts";

const offer = { action: "recover", message: "You have been here before.", situation: "s" } as const;

test("whoever is offered help again is not told that they are moving again", () => {
  expect(recoveryState({ status: "recovered" }, { offer })).toBeNull();
  expect(recoveryState({ status: "recovered" }, { offer: null })).toBe("moving");
});
