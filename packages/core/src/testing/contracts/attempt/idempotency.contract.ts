import { expect, test } from "vitest";
import {
  minuteOf,
  type OpenAttemptStores,
  openedAttemptStores,
} from "../harness/attempt-harness.ts";

const lease = { fingerprint: "body-1", now: minuteOf(0), leaseMs: 60_000 };
const answer = {
  status: 409,
  body: { error: { code: "wrong-step", details: { v2Step: "PLAN" } } },
};

export function idempotencyContract(open: OpenAttemptStores): void {
  async function opened() {
    const stores = await openedAttemptStores(open);
    const { id: userId } = await stores.addPerson();
    return { ...stores, key: { userId, operation: "POST /attempts", key: "key-1" } };
  }

  test("the first claim is one's own, the next finds it running", async () => {
    const { idempotency, key } = await opened();
    expect(await idempotency.claim(key, lease)).toEqual({ state: "yours" });
    expect(await idempotency.claim(key, lease)).toEqual({ state: "running" });
  });

  test("of many claims at once exactly one is one's own", async () => {
    const { idempotency, key } = await opened();
    const claims = await Promise.all(
      Array.from({ length: 20 }, () => idempotency.claim(key, lease)),
    );
    expect(claims.filter(({ state }) => state === "yours")).toHaveLength(1);
  });

  test("an answer given is given again, status and body", async () => {
    const { idempotency, key } = await opened();
    await idempotency.claim(key, lease);
    await idempotency.answer(key, answer);
    expect(await idempotency.claim(key, lease)).toEqual({ state: "answered", answer });
  });

  test("a released key is free again", async () => {
    const { idempotency, key } = await opened();
    await idempotency.claim(key, lease);
    await idempotency.release(key);
    expect(await idempotency.claim(key, lease)).toEqual({ state: "yours" });
  });

  test("a claim whose lease ran out is free again, an answer never runs out", async () => {
    const { idempotency, key } = await opened();
    await idempotency.claim(key, lease);
    const later = { ...lease, now: minuteOf(2) };
    expect(await idempotency.claim(key, later)).toEqual({ state: "yours" });
    await idempotency.answer(key, answer);
    const muchLater = { ...lease, now: minuteOf(60) };
    expect(await idempotency.claim(key, muchLater)).toMatchObject({ state: "answered" });
  });

  test("the same key for another request is told apart", async () => {
    const { idempotency, key } = await opened();
    await idempotency.claim(key, lease);
    const other = { ...lease, fingerprint: "body-2" };
    expect(await idempotency.claim(key, other)).toEqual({ state: "other-request" });
  });

  test("people and operations do not share keys", async () => {
    const { idempotency, key, addPerson } = await opened();
    await idempotency.claim(key, lease);
    const { id: userId } = await addPerson();
    expect(await idempotency.claim({ ...key, userId }, lease)).toEqual({ state: "yours" });
    const elsewhere = { ...key, operation: "POST /hint" };
    expect(await idempotency.claim(elsewhere, lease)).toEqual({ state: "yours" });
  });
}
