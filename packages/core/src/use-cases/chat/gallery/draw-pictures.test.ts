import { describe, expect, test } from "vitest";
import { LEASE_MS } from "../../../chat/exchange/settle-abandoned.ts";
import { PICTURE_RULES } from "../../../chat/gallery/picture-prompts.ts";
import { untouchedCoachSettings } from "../../../entities/coach/coach-settings.ts";
import type { StreamPart } from "../../../ports/coach/stream.ts";
import { anAuditRecord } from "../../../testing/builders/builders.ts";
import { saveFlag } from "../../../testing/save-flag.ts";
import { pictureConversation } from "../../../testing/scenarios/picture-request.ts";
import { sendMessage } from "../message/send-message.ts";

const audit = anAuditRecord({ action: "coach-changed" });

describe("a message that asks for a picture", () => {
  test("is answered with one, at an address of ours, and costs its price", async () => {
    const { deps, send, view, asked, prompts } = await pictureConversation();
    const exchange = await send("Draw a lighthouse in a storm");
    const [image] = exchange.reply.generatedImages ?? [];
    expect(exchange).toMatchObject({ status: "complete", cost: 0.07, isFallback: false });
    expect(exchange.answeredBy).toEqual({ provider: "openai", model: "fake-pictures" });
    expect(image).toMatchObject({
      originalPrompt: "lighthouse in a storm",
      revisedPrompt: null,
      state: "drawn",
      selected: false,
      url: `/api/pictures/${image?.versions[0]?.id}`,
    });
    expect(image?.timestamp).toBe(deps.clock.now().getTime());
    expect(prompts).toEqual([`lighthouse in a storm\n\n${PICTURE_RULES}`]);
    expect(asked).toEqual([]);
    expect((await view()).conversation.cost).toBeCloseTo(0.07);
    const stored = await deps.pictureFiles.find(image?.versions[0]?.id ?? "");
    expect(stored?.jpeg.byteLength).toBe(6);
  });

  test("for several asks the small model for prompts, and draws what it gives", async () => {
    const { deps, send, prompts } = await pictureConversation();
    const { converse } = deps.coach;
    const specialists: unknown[] = [];
    deps.coach.converse = async (request) => {
      specialists.push(request.specialist);
      const answer = await converse(request);
      const todos = ["A red kite", "A blue boat", "A red kite", "A page of code"].map((text) => ({
        text,
        completed: false,
      }));
      const answeredBy = { provider: "openai", model: "small" } as const;
      return { ...answer, reply: { ...answer.reply, todos }, answeredBy };
    };
    const exchange = await send("Create 3 icons for a toy shop");
    expect(specialists).toEqual(["pictures"]);
    expect(exchange.reply.generatedImages?.map(({ originalPrompt }) => originalPrompt)).toEqual([
      "A red kite",
      "A blue boat",
      expect.stringContaining("icons for a toy shop, as "),
    ]);
    expect(prompts).toHaveLength(3);
    expect(exchange.cost).toBeCloseTo(0.21);
  });

  test("without a text model draws distinct variations of it", async () => {
    const { send } = await pictureConversation();
    const exchange = await send("draw four pictures of a harbour");
    const prompts = exchange.reply.generatedImages?.map(({ originalPrompt }) => originalPrompt);
    expect(new Set(prompts).size).toBe(4);
  });

  test("keeps what came where others fail, and says why those did", async () => {
    const { send } = await pictureConversation((prompt) =>
      prompt.includes("watercolour") ? "rate-limited" : "drawn",
    );
    const exchange = await send("draw three pictures of a harbour");
    const images = exchange.reply.generatedImages ?? [];
    expect(images.map(({ state }) => state)).toEqual(["drawn", "failed", "drawn"]);
    expect(images[1]).toMatchObject({ failure: "rate-limited", url: null, cost: 0 });
    expect(exchange.reply.summary).toContain("2 of 3 pictures came.");
    expect(exchange.cost).toBeCloseTo(0.14);
  });

  test("counts what was paid for and cannot be shown", async () => {
    const { send } = await pictureConversation(() => "malformed");
    expect(await send("draw a harbour")).toMatchObject({ status: "complete", cost: 0.07 });
  });

  test("sends each picture as it comes, after it was stored", async () => {
    const { deps, conversationId, actor } = await pictureConversation();
    const parts: StreamPart[] = [];
    const input = { conversationId, message: "draw two pictures of a harbour", isAutomatic: false };
    const sink = {
      emit: (part: StreamPart) => parts.push(part),
      signal: new AbortController().signal,
    };
    await sendMessage(deps, input, actor, sink);
    const states = parts.flatMap((part) =>
      part.type === "reply" ? [part.reply.generatedImages?.map(({ state }) => state)] : [],
    );
    expect(states[0]).toEqual(["drawing", "drawing"]);
    expect(states.at(-1)).toEqual(["drawn", "drawn"]);
  });

  test("with the same key is drawn and paid for once", async () => {
    const { send, prompts } = await pictureConversation();
    const first = await send("draw a harbour", { key: "k" });
    expect(await send("draw a harbour", { key: "k" })).toEqual(first);
    expect(prompts).toHaveLength(1);
  });

  test("for writing or code is refused, and nothing is drawn", async () => {
    const { send, prompts } = await pictureConversation();
    const exchange = await send("draw a picture of the python code on a blackboard");
    expect(exchange.reply.summary).toContain("never writing or code");
    expect([prompts, exchange.cost]).toEqual([[], 0]);
  });

  test("that the guard holds back is refused, also when the guard fails", async () => {
    const { deps, send, prompts } = await pictureConversation();
    deps.guard = { check: async () => ({ leak: true, kind: "recipe", evidence: "" }) };
    expect((await send("draw a harbour")).reply.summary).toContain("give too much");
    deps.guard = { check: () => Promise.reject(new Error("down")) };
    expect((await send("draw a harbour")).reply.summary).toContain("could not be checked");
    expect(prompts).toEqual([]);
  });
});

describe("without a picture model", () => {
  test.each([
    ["none is configured", "not-configured", "No model that paints"],
    ["an admin has switched it off", "off", "An admin has switched off"],
    ["the learner has the built-in coach", "built-in", "sends nothing to anybody"],
  ])("where %s, it says so and what can be drawn", async (_name, how, words) => {
    const { deps, send, prompts } = await pictureConversation();
    if (how === "off") await saveFlag(deps, "pictures_by_models", false);
    else if (how === "built-in") deps.settings.find = async () => null;
    else deps.pictures = undefined;
    const exchange = await send("draw a harbour");
    expect(exchange).toMatchObject({ status: "complete", answeredBy: null });
    expect(exchange.reply.summary).toContain(words);
    expect(exchange.reply.nextSteps).toHaveLength(1);
    expect(prompts).toEqual([]);
  });

  test("any other message goes to the coach as before", async () => {
    const { send, asked } = await pictureConversation();
    const others = ["draw example 2", "show me a picture of example 1", "Why does it fail?"];
    for (const message of others) await send(message);
    expect(asked.map(({ message }) => message)).toEqual(others);
  });
});

describe("budgets and limits", () => {
  async function limited(given: Partial<typeof untouchedCoachSettings>) {
    const opened = await pictureConversation();
    await opened.deps.coachSettings.save({ ...untouchedCoachSettings, ...given }, 0, audit);
    return opened;
  }

  test.each(["person", "site"] as const)(
    "of the %s end the drawing where they are spent",
    async (whose) => {
      const monthlyBudgets = { person: null, class: null, site: null, [whose]: 0.1 };
      const { send } = await limited({ monthlyBudgets });
      const exchange = await send("draw three pictures of a harbour");
      expect(exchange.reply.generatedImages).toHaveLength(2);
      expect(exchange.reply.summary).toContain("budget is spent");
      const next = await send("draw a harbour");
      expect(next).toMatchObject({ isFallback: true, fallbackReason: "budget-spent", cost: 0 });
      expect(next.reply.generatedImages).toBeUndefined();
    },
  );

  test("calls of one hour are counted picture by picture", async () => {
    const { send } = await limited({ callsPerHour: 2 });
    expect((await send("draw 5 pictures of a harbour")).reply.generatedImages).toHaveLength(2);
  });

  test("an admin's price is what a picture costs", async () => {
    const chat = { ...untouchedCoachSettings.chat, picturePrice: 0.5 };
    const { send } = await limited({ chat });
    expect((await send("draw a harbour")).cost).toBe(0.5);
  });
});

test("a server that dies leaves what came, and marks the rest to be drawn again", async () => {
  const { deps, clock, send, view } = await pictureConversation((prompt) =>
    prompt.includes("watercolour") ? "never" : "drawn",
  );
  void send("draw two pictures of a harbour");
  await new Promise((resolve) => setTimeout(resolve, 20));
  // The server is dead: nobody renews the lease any more.
  clock.advance(LEASE_MS + 1);
  const [exchange] = (await view()).exchanges.items;
  expect(exchange?.status).toBe("recovered");
  const states = exchange?.reply.generatedImages?.map(({ state, failure }) => [state, failure]);
  expect(states).toEqual([
    ["drawn", null],
    ["failed", "interrupted"],
  ]);
  expect(exchange?.cost).toBeCloseTo(0.07);
  deps.pictures = undefined;
});
