import { describe, expect, test } from "vitest";
import { MAX_VERSIONS } from "../../../entities/chat/generated-image.ts";
import { saveFlag } from "../../../testing/save-flag.ts";
import { pictureConversation } from "../../../testing/scenarios/picture-request.ts";
import { changePicture } from "./change-picture.ts";
import { type RedrawPicture, redrawPicture } from "./redraw-picture.ts";
import { savePictures } from "./save-pictures.ts";
import { viewPicture } from "./view-picture.ts";

const stranger = { userId: "stranger", role: "learner", requestId: "r" } as const;

async function gallery(outcomeOf?: Parameters<typeof pictureConversation>[0]) {
  const opened = await pictureConversation(outcomeOf);
  const { deps, send, conversationId, actor } = opened;
  const exchange = await send("draw two pictures of a harbour");
  const images = exchange.reply.generatedImages ?? [];
  const [first, second] = images;
  if (!first || !second) throw new Error("two pictures are needed");
  const of = { conversationId, exchangeId: exchange.id };
  const redraw = async (given: Partial<RedrawPicture> = {}) => {
    const { originalPrompt: prompt, id: imageId } = first;
    const input = { ...of, imageId, prompt, refinement: "", ...given };
    const after = (await redrawPicture(deps, input, actor)).exchange;
    return { exchange: after, image: after.reply.generatedImages?.[0] };
  };
  return { ...opened, exchange, first, second, of, redraw };
}

describe("a picture that is drawn anew", () => {
  test("stands in the same place with the earlier one kept, from the prompt with the words added", async () => {
    const { redraw, first, second, prompts, view } = await gallery();
    const { exchange, image } = await redraw({
      prompt: "A quiet harbour.",
      refinement: " at night",
    });
    expect(image).toMatchObject({
      id: first.id,
      shown: 1,
      originalPrompt: "A quiet harbour, at night",
    });
    expect(image?.versions.map(({ state }) => state)).toEqual(["drawn", "drawn"]);
    expect(image?.url).not.toBe(first.url);
    expect(exchange.reply.generatedImages?.[1]).toEqual(second);
    expect(prompts.at(-1)).toContain("A quiet harbour, at night");
    expect(exchange.cost).toBeCloseTo(0.21);
    expect(exchange.reply.summary).toBe("Here are 2 pictures.");
    expect((await view()).conversation.cost).toBeCloseTo(0.21);
  });

  test("and fails leaves the earlier one shown", async () => {
    const { redraw, first, deps } = await gallery((prompt) =>
      prompt.includes("night") ? "unavailable" : "drawn",
    );
    const { image } = await redraw({ refinement: "at night" });
    expect(deps.failures.counts()).toMatchObject([{ part: "model", code: "unavailable" }]);
    expect(image).toMatchObject({ shown: 0, url: first.url, state: "drawn" });
    expect(image?.versions[1]).toMatchObject({ state: "failed", failure: "unavailable" });
  });

  test("with the same key is paid for once", async () => {
    const { redraw, prompts } = await gallery();
    const one = await redraw({ key: "k" });
    expect((await redraw({ key: "k" })).image).toEqual(one.image);
    expect(prompts).toHaveLength(3);
  });

  test.each([
    ["a prompt that asks for writing", { refinement: "with the source code" }, "invalid-input"],
    ["a picture that is not there", { imageId: "none" }, "not-found"],
    ["another conversation", { conversationId: "other" }, "not-found"],
  ])("%s is refused", async (_name, given, code) => {
    const { redraw, prompts } = await gallery();
    await expect(redraw(given)).rejects.toMatchObject({ code });
    expect(prompts).toHaveLength(2);
  });

  test("where pictures are switched off is refused", async () => {
    const { deps, redraw } = await gallery();
    await saveFlag(deps, "pictures_by_models", false);
    await expect(redraw()).rejects.toMatchObject({ code: "change-blocked" });
  });

  test("too often is refused", async () => {
    const { redraw } = await gallery();
    for (let drawn = 1; drawn < MAX_VERSIONS; drawn += 1) await redraw();
    await expect(redraw()).rejects.toMatchObject({ code: "change-blocked" });
  });
});

describe("the pictures of a gallery", () => {
  test("can be selected, and shown in an earlier version", async () => {
    const { deps, of, first, actor, redraw } = await gallery();
    await redraw();
    const change = (given: object) =>
      changePicture(deps, { ...of, imageId: first.id, ...given }, actor);
    const { exchange } = await change({ selected: true, shown: 0 });
    expect(exchange.reply.generatedImages?.[0]).toMatchObject({
      selected: true,
      shown: 0,
      url: first.url,
    });
    await expect(change({ shown: 7 })).rejects.toMatchObject({ code: "not-found" });
  });

  test("are saved under their names, as they are shown", async () => {
    const { deps, of, first, second, actor } = await gallery();
    const images = [second.id, first.id];
    const saved = await savePictures(deps, { ...of, images }, actor);
    expect(saved.map(({ path }) => path)).toEqual([
      "pictures/image-001.jpg",
      "pictures/image-002.jpg",
    ]);
    await expect(savePictures(deps, { ...of, images: ["none"] }, actor)).rejects.toMatchObject({
      code: "not-found",
    });
  });

  test("are not found by anybody else", async () => {
    const { deps, of, first, actor } = await gallery();
    const pictureId = first.versions[0]?.id ?? "";
    expect((await viewPicture(deps, { pictureId }, actor)).userId).toBe(actor.userId);
    const missing = { code: "not-found" };
    await expect(viewPicture(deps, { pictureId }, stranger)).rejects.toMatchObject(missing);
    const images = [first.id];
    await expect(savePictures(deps, { ...of, images }, stranger)).rejects.toMatchObject(missing);
    const change = changePicture(deps, { ...of, imageId: first.id }, stranger);
    await expect(change).rejects.toMatchObject(missing);
  });
});
