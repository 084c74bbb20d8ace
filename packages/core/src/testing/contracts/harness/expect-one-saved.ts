import { expect } from "vitest";

/** Of several writes over one version one is done; every other is told the version that is stored now. */
export async function expectOneSaved<T>(saves: readonly Promise<T>[], version: number) {
  const results = await Promise.allSettled(saves);
  const lost = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(lost).toHaveLength(saves.length - 1);
  for (const error of lost) {
    expect(error).toMatchObject({ code: "stale-version", details: { version } });
  }
}
