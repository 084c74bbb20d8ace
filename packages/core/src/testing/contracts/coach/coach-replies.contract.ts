import { expect, onTestFinished, test } from "vitest";
import {
  type CoachReplies,
  type CoachReply,
  coachReplySchema,
} from "../../../ports/coach/coach-replies.ts";
import { type AttemptStores, aStoredAttempt, minuteOf } from "../harness/attempt-harness.ts";

type Stores = AttemptStores & { coachReplies: CoachReplies };

/** What every store of the models' replies promises. */
export function coachRepliesContract(open: () => Promise<Stores>): void {
  async function opened() {
    const stores = await open();
    onTestFinished(() => stores.close());
    const { id: attemptId } = await aStoredAttempt(stores);
    return { ...stores, attemptId };
  }

  const aReply = (attemptId: string, given: Partial<CoachReply> = {}): CoachReply => ({
    attemptId,
    call: "hint",
    promptId: "hint",
    promptVersion: 3,
    provider: "gemini",
    model: "model-1",
    inputTokens: 812,
    outputTokens: 41,
    cost: 0.0125,
    tookMs: 1_250,
    verdict: "passed",
    fallbackReason: null,
    text: "What does `total` hold\nafter the first number? ✓",
    at: minuteOf(1).toISOString(),
    ...given,
  });

  test("a reply is read back whole", async () => {
    const { coachReplies, attemptId } = await opened();
    await coachReplies.record(aReply(attemptId));
    const { items } = await coachReplies.list(attemptId, { limit: 5 });
    expect(items).toEqual([aReply(attemptId)]);
    expect(coachReplySchema.safeParse(items[0]).success).toBe(true);
  });

  test("so is one that was not shown, and one that never came", async () => {
    const { coachReplies, attemptId } = await opened();
    const leaked = aReply(attemptId, { verdict: "recipe", fallbackReason: "leak" });
    const silent = aReply(attemptId, {
      verdict: null,
      fallbackReason: "timed-out",
      inputTokens: 0,
      outputTokens: 0,
      text: "",
    });
    await coachReplies.record(leaked);
    await coachReplies.record(silent);
    expect((await coachReplies.list(attemptId, { limit: 5 })).items).toEqual([silent, leaked]);
  });

  test("an attempt's replies come newest first, page by page", async () => {
    const { coachReplies, attemptId } = await opened();
    for (const text of ["one", "two", "three"]) {
      await coachReplies.record(aReply(attemptId, { text }));
    }
    const first = await coachReplies.list(attemptId, { limit: 2 });
    expect(first.items.map(({ text }) => text)).toEqual(["three", "two"]);
    const second = await coachReplies.list(attemptId, {
      limit: 2,
      after: first.next ?? undefined,
    });
    expect(second.items.map(({ text }) => text)).toEqual(["one"]);
    expect(second.next).toBeNull();
  });

  test("another attempt's replies are not among them", async () => {
    const stores = await opened();
    const other = await aStoredAttempt(stores);
    await stores.coachReplies.record(aReply(other.id));
    expect((await stores.coachReplies.list(stores.attemptId, { limit: 5 })).items).toEqual([]);
  });

  test("a page nobody gave out is refused", async () => {
    const { coachReplies, attemptId } = await opened();
    await expect(
      coachReplies.list(attemptId, { limit: 2, after: "made up" }),
    ).rejects.toMatchObject({ code: "invalid-input" });
  });

  test.each([
    ["a NUL byte", "before\u0000after"],
    ["half a surrogate pair", "before\ud800after"],
    ["very much text", "long ".repeat(20_000)],
  ])("a reply with %s is kept all the same", async (_what, text) => {
    const { coachReplies, attemptId } = await opened();
    await coachReplies.record(aReply(attemptId, { text }));
    const { items } = await coachReplies.list(attemptId, { limit: 5 });
    expect(items).toHaveLength(1);
    expect(items[0]?.text.slice(0, 4)).toBe(text.slice(0, 4));
  });
}
