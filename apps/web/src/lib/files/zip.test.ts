import { collect } from "@foothold/core/testing";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { zipOf } from "./zip.ts";

async function* pieces(...parts: string[]) {
  yield* parts;
}

async function unzipped(files: Parameters<typeof zipOf>[0]) {
  const bytes = Buffer.concat(await collect(zipOf(files)));
  const entries = Object.entries(unzipSync(bytes));
  return Object.fromEntries(entries.map(([path, content]) => [path, strFromU8(content)]));
}

describe("a ZIP", () => {
  test("holds every file whole, whatever its pieces and characters", async () => {
    const files = [
      { path: "README.txt", text: pieces("Grüße, ", "世界 🧗") },
      { path: "empty.json", text: pieces() },
    ];
    expect(await unzipped(files)).toEqual({ "README.txt": "Grüße, 世界 🧗", "empty.json": "" });
  });

  test("asks for a piece only when those before it were taken", async () => {
    let asked = 0;
    async function* endless() {
      for (;;) {
        asked += 1;
        yield Array.from({ length: 100 }, () => crypto.randomUUID()).join();
      }
    }
    const zip = zipOf([{ path: "endless.txt", text: endless() }]);
    let bytes = 0;
    while (bytes < 100_000) bytes += (await zip.next()).value?.length ?? 0;
    expect(asked).toBeLessThan(200);
    await zip.return(undefined);
    const before = asked;
    await zip.next();
    expect(asked).toBe(before);
  });

  test("fails as its source fails", async () => {
    async function* broken() {
      yield "half";
      throw new Error("gone");
    }
    await expect(unzipped([{ path: "broken.txt", text: broken() }])).rejects.toThrow("gone");
  });
});
