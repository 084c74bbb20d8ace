import { expect, test } from "vitest";
import { takeTurns } from "./take-turns.ts";

test("no more is done at once than may be, and everybody gets their turn in order", async () => {
  const inTurn = takeTurns(2);
  const done: number[] = [];
  let busy = 0;
  let most = 0;
  await Promise.all(
    [0, 1, 2, 3, 4, 5].map((number) =>
      inTurn(async () => {
        busy += 1;
        most = Math.max(most, busy);
        await new Promise((resolve) => setImmediate(resolve));
        busy -= 1;
        done.push(number);
      }),
    ),
  );
  expect(most).toBe(2);
  expect(done).toEqual([0, 1, 2, 3, 4, 5]);
});

test("one that fails makes room for the next", async () => {
  const inTurn = takeTurns(1);
  await expect(inTurn(() => Promise.reject(new Error("wrong")))).rejects.toThrow("wrong");
  expect(await inTurn(async () => "next")).toBe("next");
});
