import { describe, expect, test } from "vitest";
import { ignoreLostRace, MAX_TRIES, retryLostRace, staleVersion } from "./lost-race.ts";

const lost = () => Promise.reject(staleVersion("recovery", 7));

describe("a write that loses a race", () => {
  test("is decided again on what is stored by then", async () => {
    let stored = 1;
    const seen: number[] = [];
    const saved = await retryLostRace(
      async () => stored,
      async (version) => {
        seen.push(version);
        if (seen.length < 3) {
          stored += 1;
          return lost();
        }
        return version;
      },
    );
    expect([saved, seen]).toEqual([3, [1, 2, 3]]);
  });

  test("is given up after a few tries, with the stored version", async () => {
    let tries = 0;
    const saving = retryLostRace(
      async () => {},
      () => {
        tries += 1;
        return lost();
      },
    );
    await expect(saving).rejects.toMatchObject({ code: "stale-version", details: { version: 7 } });
    expect(tries).toBe(MAX_TRIES);
  });

  test("is not tried again when the decision itself is that it came too late", async () => {
    let tries = 0;
    const deciding = retryLostRace(() => {
      tries += 1;
      return lost();
    }, lost);
    await expect(deciding).rejects.toMatchObject({ code: "stale-version" });
    expect(tries).toBe(1);
  });

  test("can be let go", async () => {
    await expect(lost().catch(ignoreLostRace)).resolves.toBeUndefined();
  });
});

test("any other failure is thrown at once", async () => {
  let tries = 0;
  const broken = () => {
    tries += 1;
    return Promise.reject(new Error("broken"));
  };
  await expect(retryLostRace(async () => {}, broken)).rejects.toThrow("broken");
  expect(tries).toBe(1);
  await expect(broken().catch(ignoreLostRace)).rejects.toThrow("broken");
});
