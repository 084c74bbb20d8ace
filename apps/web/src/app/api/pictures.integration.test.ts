import {
  type PictureFault,
  type PictureStandIn,
  pictureFaults,
  startPictureStandIn,
} from "@foothold/adapter-ai/testing";
import { query } from "@foothold/adapter-db/testing";
import type { Exchange, PictureFailure } from "@foothold/core/chat";
import { defaultSettings } from "@foothold/core/people";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPictures } from "../../lib/lazy-adapters/open-adapters.ts";
import { type Learner, type PracticeApp, startPracticeApp } from "../../testing/practice.ts";
import { unzipped } from "../../testing/unzipped.ts";

/** What each fault of the picture server is to a learner; null: the picture is there. */
const failures: Record<PictureFault, PictureFailure | null> = {
  none: null,
  "by-url": null,
  "rate-limit": "rate-limited",
  "server-error": "unavailable",
  hang: "timed-out",
  cut: "unavailable",
  "invalid-json": "malformed",
  empty: "malformed",
  refusal: "refused",
  "bad-key": "not-configured",
  "broken-picture": "malformed",
  "html-picture": "malformed",
  "svg-picture": "malformed",
  "huge-picture": "truncated",
  "endless-picture": "malformed",
  "bomb-picture": "malformed",
  "url-of-another-host": "malformed",
  "url-redirects": "unavailable",
  "url-cut": "unavailable",
  "url-huge": "truncated",
  "url-bomb": "truncated",
  "url-endless": "truncated",
  "url-wrong-type": "malformed",
};

describe("pictures over HTTP", () => {
  let app: PracticeApp;
  let learner: Learner;
  let standIn: PictureStandIn;
  beforeAll(async () => {
    app = await startPracticeApp();
    standIn = await startPictureStandIn();
    const model = await openPictures({
      ...{ provider: "openai", apiKey: "a-key", model: "stand-in-pictures", concurrentCalls: 6 },
      baseUrl: `${standIn.url}/v1`,
    });
    const guard = { check: async () => ({ leak: false as const }) };
    const settings = {
      ...app.deps().settings,
      find: async () => ({ name: "", ...defaultSettings, coachProvider: "openai" as const }),
    };
    Object.assign(app.deps(), { pictures: { model, withinMs: 2_000 }, guard, settings });
    learner = await app.learner();
  });
  afterAll(async () => {
    await app.stop();
    await standIn.close();
  });

  async function asked(message: string) {
    const attemptId = await learner.reach("IMPLEMENT");
    const unit = { unitType: "SolveProblem", unitId: attemptId };
    const { body } = await learner.send("POST", "/api/conversations", unit);
    const at = `/api/conversations/${body.conversation.id}`;
    const sent = await learner.send("POST", `${at}/messages`, { message });
    expect(sent.status).toBe(200);
    const exchange: Exchange = sent.body.exchange;
    return {
      at,
      attemptId,
      of: `${at}/exchanges/${exchange.id}/pictures`,
      exchange,
      images: imagesOf(exchange),
    };
  }
  const imagesOf = ({ reply }: Exchange) => reply.generatedImages ?? [];
  const get = (path: string, cookie = learner.cookie) => app.call("GET", path, { cookie });

  test.each(pictureFaults)("%s ends as it should, and the exchange is whole", async (fault) => {
    standIn.behave(fault);
    const { exchange, images } = await asked("draw a harbour");
    expect(exchange.status).toBe("complete");
    expect(images.map(({ failure }) => failure)).toEqual([failures[fault]]);
    const file = images[0]?.url ? await get(images[0].url) : null;
    expect(file?.status ?? null).toBe(failures[fault] === null ? 200 : null);
  });

  test("one of three fails, is drawn again, and both versions are kept and saved", async () => {
    standIn.behave({ fault: "server-error", onlyFor: "watercolour" });
    const { at, of, images, exchange } = await asked("draw three pictures of a harbour");
    expect(images.map(({ state }) => state)).toEqual(["drawn", "failed", "drawn"]);
    expect(exchange.cost).toBeCloseTo(0.14);
    standIn.behave("none");
    const failed = images[1];
    const body = { prompt: failed?.originalPrompt, refinement: "with a red boat" };
    const key = { "idempotency-key": "again" };
    const before = standIn.requests.length;
    const redraw = () => learner.send("POST", `${of}/${failed?.id}/redraw`, body, key);
    const [drawn] = await Promise.all([redraw(), redraw()]);
    const repeated = await redraw();
    expect(standIn.requests.length).toBe(before + 1);
    const image = imagesOf(repeated.body.exchange)[1];
    expect(image).toMatchObject({ shown: 1, state: "drawn", cost: 0.07 });
    expect(image?.originalPrompt).toMatch(/, with a red boat$/);
    expect(drawn.status).toBe(200);
    const choose = { shown: 0, selected: true };
    const chosen = await learner.send("PUT", `${of}/${failed?.id}`, choose);
    expect(imagesOf(chosen.body.exchange)[1]).toMatchObject({ state: "failed", selected: true });
    await learner.send("PUT", `${of}/${failed?.id}`, { shown: 1 });
    const ids = images.map(({ id }) => id).join(",");
    const zip = await get(`${of}?images=${ids}`);
    expect(zip.headers.get("content-type")).toBe("application/zip");
    expect(Object.keys(await unzipped(zip))).toEqual([
      "pictures/image-001.jpg",
      "pictures/image-002.jpg",
      "pictures/image-003.jpg",
    ]);
    const { body: viewed } = await learner.send("GET", at);
    expect(viewed.conversation.cost).toBeCloseTo(0.21);
    const { person } = await app.deps().spending.spentBy(learner.userId, new Date(0));
    expect(person).toBeGreaterThanOrEqual(0.21);
  });

  test("a picture is its owner's alone, and says what it is", async () => {
    standIn.behave("none");
    const { of, images } = await asked("draw a harbour");
    const url = images[0]?.url ?? "";
    const file = await get(url);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, max-age=600",
    });
    expect([...new Uint8Array(await file.arrayBuffer()).subarray(0, 3)]).toEqual([255, 216, 255]);
    const other = await app.learner();
    const admin = await app.signUp("admin");
    for (const cookie of [other.cookie, admin.cookie]) {
      expect((await get(url, cookie)).status).toBe(404);
      expect((await get(`${of}?images=${images[0]?.id}`, cookie)).status).toBe(404);
    }
    const redraw = await other.send("POST", `${of}/${images[0]?.id}/redraw`, { prompt: "a cat" });
    expect(redraw.status).toBe(404);
  });

  test("pictures are saved among the files of the attempt, for their owner alone, and outlive the conversation", async () => {
    standIn.behave("none");
    const { at, of, images, attemptId } = await asked("draw two pictures of a harbour");
    const ids = images.map(({ id }) => id);
    const saved = await learner.send("POST", `${of}/keep`, { images: ids });
    expect(saved.body.pictures).toMatchObject([
      { path: "pictures/image-001.jpg", url: images[0]?.url },
      { path: "pictures/image-002.jpg", url: images[1]?.url },
    ]);
    const files = `/api/attempts/${attemptId}/pictures`;
    const other = await app.learner();
    expect((await get(files, other.cookie)).status).toBe(404);
    expect((await other.send("POST", `${of}/keep`, { images: ids })).status).toBe(404);
    const gone = await learner.send("DELETE", files, { path: "pictures/image-001.jpg" });
    expect(gone.body.pictures).toMatchObject([{ path: "pictures/image-002.jpg" }]);
    await learner.send("DELETE", at);
    expect((await get(images[0]?.url ?? "")).status).toBe(404);
    expect((await get(images[1]?.url ?? "")).status).toBe(200);
    const absent = await learner.send("DELETE", files, { path: "solution.js" });
    expect(absent.status).toBe(404);
  });

  test("with its conversation a picture goes, and so do its prompts", async () => {
    standIn.behave("none");
    const { at, images, exchange } = await asked("draw a harbour with giraffes");
    await learner.send("DELETE", at);
    expect((await get(images[0]?.url ?? "")).status).toBe(404);
    const rows = await query(app.database.url, "select reply from exchanges where id = $1", [
      exchange.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain("giraffes");
  });

  test("a prompt that asks for code is refused with its reason", async () => {
    standIn.behave("none");
    const { of, images } = await asked("draw a harbour");
    const body = { prompt: "A poster with the python program" };
    const refused = await learner.send("POST", `${of}/${images[0]?.id}/redraw`, body);
    expect(refused).toMatchObject({ status: 422, body: { error: { code: "invalid-input" } } });
  });
});
