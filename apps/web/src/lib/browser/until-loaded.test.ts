import { expect, test } from "vitest";
import { untilLoaded } from "./until-loaded.ts";

function chunkError(): Error {
  return Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" });
}

/** Fails so often with this error, and gives the part then. */
function failing(times: number, error: Error) {
  let tries = 0;
  return async () => {
    tries++;
    if (tries <= times) throw error;
    return `part after ${tries} tries`;
  };
}

const noWait = async () => {};

test("a part that could not be loaded is tried again, each time after a longer wait", async () => {
  const waits: number[] = [];
  const part = await untilLoaded(failing(3, chunkError()), async (ms) => void waits.push(ms));
  expect(part).toBe("part after 4 tries");
  expect(waits).toEqual([1_000, 2_000, 4_000]);
});

test("a part that never comes fails in the end", async () => {
  await expect(untilLoaded(failing(100, chunkError()), noWait)).rejects.toThrow("Failed to load");
});

test("an error in the part itself is not tried again", async () => {
  await expect(untilLoaded(failing(1, new Error("broken")), noWait)).rejects.toThrow("broken");
});
