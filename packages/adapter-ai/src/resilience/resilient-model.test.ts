import type { TextModel } from "@foothold/core/coach";
import {
  fakeTextModel,
  type ScriptedReply,
  scriptedScenario,
  textModelContract,
} from "@foothold/core/testing";
import { afterEach, describe, expect, test, vi } from "vitest";
import { manualResilience } from "../testing/patience.ts";
import { aTextRequest } from "../testing/request.ts";
import { FAILED_CALLS_TO_REST } from "./breaker.ts";
import { pause } from "./pause.ts";
import { resilientModel } from "./resilient-model.ts";
import { MAX_RETRIES } from "./wait-before-retry.ts";

describe("a resilient model", () =>
  textModelContract(async (scenario) => {
    const fake = fakeTextModel(scriptedScenario(scenario));
    const model = resilientModel(fake, manualResilience());
    return { model, asked: () => fake.requests, close: async () => {} };
  }));

afterEach(() => {
  vi.useRealTimers();
});

const outage: ScriptedReply = { failure: { kind: "unavailable" } };
const limited = (retryAfterMs: number): ScriptedReply => ({
  failure: { kind: "rate-limited", retryAfterMs },
});

function opened(script: Parameters<typeof fakeTextModel>[0], concurrentCalls?: number) {
  const fake = fakeTextModel(script);
  const resilience = manualResilience(concurrentCalls);
  return { fake, resilience, model: resilientModel(fake, resilience) };
}

test("a passing outage is not noticed", async () => {
  const { model, fake, resilience } = opened([outage, outage, "What now?"]);
  expect((await model.reply(aTextRequest())).text).toBe("What now?");
  expect(fake.requests).toHaveLength(3);
  expect(resilience.waitsMs).toEqual([300, 600]);
});

test("an outage that stays is told after the last try", async () => {
  const { model, fake } = opened(outage);
  await expect(model.reply(aTextRequest())).rejects.toMatchObject({ kind: "unavailable" });
  expect(fake.requests).toHaveLength(1 + MAX_RETRIES);
});

test("the wait is the one that was asked for", async () => {
  const { model, resilience } = opened([limited(2_345), "What now?"]);
  await model.reply(aTextRequest());
  expect(resilience.waitsMs).toEqual([2_345]);
});

test("a wait beyond the cap is told at once, with its time", async () => {
  const { model, fake } = opened(limited(34_000));
  await expect(model.reply(aTextRequest())).rejects.toMatchObject({
    kind: "rate-limited",
    retryAfterMs: 34_000,
  });
  expect(fake.requests).toHaveLength(1);
});

test("all tries together keep to the time limits", async () => {
  const { model, fake } = opened([limited(3_000), limited(3_000), "too late"]);
  const request = aTextRequest({ firstTextWithinMs: 6_500, wholeWithinMs: 20_000 });
  await expect(model.reply(request)).rejects.toMatchObject({ kind: "rate-limited" });
  expect(fake.requests).toMatchObject([
    { firstTextWithinMs: 6_500, wholeWithinMs: 20_000 },
    { firstTextWithinMs: 3_500, wholeWithinMs: 17_000 },
  ]);
});

test("once text was shown there is no other try", async () => {
  const { model, fake } = opened([{ pieces: ["What"], ...outage }, "another"]);
  const shown: string[] = [];
  const asked = model.reply(aTextRequest(), (piece) => shown.push(piece));
  await expect(asked).rejects.toMatchObject({ kind: "unavailable", partialText: "What" });
  expect(fake.requests).toHaveLength(1);
  expect(shown).toEqual(["What"]);
});

test("text that nobody saw is no obstacle", async () => {
  const { model } = opened([{ pieces: ["What"], ...outage }, "another"]);
  expect((await model.reply(aTextRequest())).text).toBe("another");
});

test("stopped during the wait, it does not try again", async () => {
  const stop = new AbortController();
  const fake = fakeTextModel(outage);
  const resilience = { ...manualResilience(), pause };
  const asked = resilientModel(fake, resilience).reply(aTextRequest({ signal: stop.signal }));
  await vi.waitFor(() => expect(fake.requests).toHaveLength(1));
  stop.abort();
  await expect(asked).rejects.toMatchObject({ kind: "cancelled" });
  expect(fake.requests).toHaveLength(1);
});

test("what a listener throws comes back as it is", async () => {
  const { model, fake } = opened("What now?");
  const asked = model.reply(aTextRequest(), () => {
    throw new Error("the listener's own");
  });
  await expect(asked).rejects.toThrow("the listener's own");
  expect(fake.requests).toHaveLength(1);
});

test("the breaker counts calls, not tries, and then none is made", async () => {
  const { model, fake } = opened(outage);
  for (let call = 0; call < FAILED_CALLS_TO_REST; call++) {
    await model.reply(aTextRequest()).catch(() => {});
  }
  expect(fake.requests).toHaveLength(FAILED_CALLS_TO_REST * (1 + MAX_RETRIES));
  await expect(model.reply(aTextRequest())).rejects.toMatchObject({ kind: "unavailable" });
  expect(fake.requests).toHaveLength(FAILED_CALLS_TO_REST * (1 + MAX_RETRIES));
});

describe("with one call at a time", () => {
  const hanging = () => {
    const stop = new AbortController();
    return { stop, request: aTextRequest({ signal: stop.signal }) };
  };

  async function busy() {
    const { model, fake } = opened([{ hangs: true }, "the next"], 1);
    const first = hanging();
    const asked = model.reply(first.request);
    await vi.waitFor(() => expect(fake.requests).toHaveLength(1));
    const end = async () => {
      first.stop.abort();
      await expect(asked).rejects.toMatchObject({ kind: "cancelled" });
    };
    return { model, fake, end };
  }

  async function replyAfter(model: TextModel, end: () => Promise<void>): Promise<string> {
    const second = model.reply(aTextRequest());
    await end();
    return (await second).text;
  }

  test("the second waits for its turn", async () => {
    const { model, fake, end } = await busy();
    expect(await replyAfter(model, end)).toBe("the next");
    expect(fake.requests).toHaveLength(2);
  });

  test("who has waited too long is told, and never asked for", async () => {
    const { model, fake, end } = await busy();
    vi.useFakeTimers();
    const second = model.reply(aTextRequest({ firstTextWithinMs: 8_000 }));
    const told = expect(second).rejects.toMatchObject({ kind: "timed-out" });
    await vi.advanceTimersByTimeAsync(4_000);
    await told;
    vi.useRealTimers();
    expect(await replyAfter(model, end)).toBe("the next");
    expect(fake.requests).toHaveLength(2);
  });

  test("who is stopped while waiting leaves", async () => {
    const { model, fake, end } = await busy();
    const second = hanging();
    const asked = model.reply(second.request);
    second.stop.abort();
    await expect(asked).rejects.toMatchObject({ kind: "cancelled" });
    expect(await replyAfter(model, end)).toBe("the next");
    expect(fake.requests).toHaveLength(2);
  });
});

test("a question beside the reply is asked once, and its failures do not let the provider rest", async () => {
  const { model, fake } = opened(outage);
  for (let asked = 0; asked <= FAILED_CALLS_TO_REST; asked++) {
    await expect(model.reply({ ...aTextRequest(), isAside: true })).rejects.toMatchObject({
      kind: "unavailable",
    });
  }
  expect(fake.requests).toHaveLength(FAILED_CALLS_TO_REST + 1);
});
