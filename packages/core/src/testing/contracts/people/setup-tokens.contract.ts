import { expect, test } from "vitest";
import { type OpenStores, openedForThisTest } from "../harness/harness.ts";

const now = new Date("2030-01-01T09:00:00.000Z");
const expiresAt = new Date("2030-01-02T09:00:00.000Z");

export function setupTokensContract(open: OpenStores): void {
  const opened = () => openedForThisTest(open);

  test("a token works once, and again only when it is given back", async () => {
    const { setupTokens } = await opened();
    await setupTokens.issue("hash", expiresAt);
    expect(await setupTokens.claim("hash", now)).toBe(true);
    expect(await setupTokens.claim("hash", now)).toBe(false);
    await setupTokens.release("hash");
    expect(await setupTokens.claim("hash", now)).toBe(true);
  });

  test("of many who claim it at once one gets it", async () => {
    const { setupTokens } = await opened();
    await setupTokens.issue("hash", expiresAt);
    const claims = await Promise.all(
      Array.from({ length: 8 }, () => setupTokens.claim("hash", now)),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  test.each([
    ["an unknown token", "other", now],
    ["a token at its end", "hash", expiresAt],
    ["a token after its end", "hash", new Date(expiresAt.getTime() + 1)],
  ])("%s is refused", async (_what, hash, at) => {
    const { setupTokens } = await opened();
    await setupTokens.issue("hash", expiresAt);
    expect(await setupTokens.claim(hash, at)).toBe(false);
  });

  test("a new token replaces the one before", async () => {
    const { setupTokens } = await opened();
    await setupTokens.issue("old", expiresAt);
    await setupTokens.issue("new", expiresAt);
    await setupTokens.release("old");
    expect(await setupTokens.claim("old", now)).toBe(false);
    expect(await setupTokens.claim("new", now)).toBe(true);
  });

  test("the same token may be issued again, fresh", async () => {
    const { setupTokens } = await opened();
    await setupTokens.issue("hash", expiresAt);
    await setupTokens.claim("hash", now);
    await setupTokens.issue("hash", expiresAt);
    expect(await setupTokens.claim("hash", now)).toBe(true);
  });
}
