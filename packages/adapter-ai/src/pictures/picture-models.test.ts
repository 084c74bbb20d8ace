import { ModelFailure, type ModelFailureKind, type PictureModel } from "@foothold/core/coach";
import { type PictureScenario, pictureModelContract } from "@foothold/core/testing";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import {
  type PictureFault,
  type PictureStandIn,
  pictureFaults,
  startPictureStandIn,
} from "../testing/index.ts";
import { openPictureModel } from "./open-picture-model.ts";

type Provider = "openai" | "gemini";
type Outcome = ModelFailureKind | "draws";

function modelAt(provider: Provider, { url }: PictureStandIn, apiKey = "a-key"): PictureModel {
  const baseUrl = provider === "openai" ? `${url}/v1` : url;
  return openPictureModel({
    provider,
    apiKey,
    model: "stand-in-pictures",
    baseUrl,
    concurrentCalls: 4,
  });
}

const faultOf: Record<PictureScenario, PictureFault> = {
  drawn: "none",
  "rate-limit": "rate-limit",
  outage: "server-error",
  refusal: "refusal",
  "no-picture": "empty",
  silence: "hang",
};

const both = (outcome: Outcome) => ({ openai: outcome, gemini: outcome });
/** Gemini never names an address, so its stand-in sends the picture. */
const addressed = (outcome: Outcome) => ({ openai: outcome, gemini: "draws" as const });

const outcomes: Record<PictureFault, Record<Provider, Outcome>> = {
  none: both("draws"),
  "by-url": both("draws"),
  "rate-limit": both("rate-limited"),
  "server-error": both("unavailable"),
  hang: both("timed-out"),
  cut: both("unavailable"),
  "invalid-json": both("malformed"),
  empty: both("malformed"),
  refusal: both("refused"),
  "bad-key": both("not-configured"),
  "broken-picture": both("malformed"),
  "html-picture": both("malformed"),
  "svg-picture": both("malformed"),
  "huge-picture": both("truncated"),
  "endless-picture": both("malformed"),
  "bomb-picture": both("malformed"),
  "url-of-another-host": addressed("malformed"),
  "url-redirects": addressed("unavailable"),
  "url-cut": addressed("unavailable"),
  "url-huge": addressed("truncated"),
  "url-bomb": addressed("truncated"),
  "url-endless": addressed("truncated"),
  "url-wrong-type": addressed("malformed"),
};

describe.each(["openai", "gemini"] as const)("%s", (provider) => {
  async function opened() {
    const standIn = await startPictureStandIn();
    onTestFinished(standIn.close);
    return { standIn, model: modelAt(provider, standIn) };
  }

  pictureModelContract(async (scenario) => {
    const standIn = await startPictureStandIn();
    standIn.behave(faultOf[scenario]);
    const asked = () => standIn.requests.map(({ prompt }) => prompt);
    return { model: modelAt(provider, standIn), asked, close: standIn.close };
  });

  test.each(pictureFaults)("%s comes to its kind, and nothing stays open", async (fault) => {
    const { standIn, model } = await opened();
    standIn.behave(fault);
    const withinMs = fault === "hang" ? 150 : 20_000;
    const end = await model.draw({ prompt: "a queue", withinMs }).catch((error: unknown) => error);
    const outcome = end instanceof ModelFailure ? end.kind : "draws";
    expect(outcome).toBe(outcomes[fault][provider]);
    await vi.waitFor(() => expect(standIn.open()).toBe(0));
  });

  test("a server that is not there is an outage", async () => {
    const { standIn, model } = await opened();
    await standIn.close();
    const drawing = model.draw({ prompt: "a queue", withinMs: 5_000 });
    await expect(drawing).rejects.toMatchObject({ kind: "unavailable" });
  });

  test("without a key nothing is asked", async () => {
    const { standIn } = await opened();
    const drawing = modelAt(provider, standIn, "").draw({ prompt: "a queue", withinMs: 5_000 });
    await expect(drawing).rejects.toMatchObject({ kind: "not-configured" });
    expect(standIn.requests).toEqual([]);
  });
});

describe("an OpenAI-compatible server", () => {
  async function drawnWith(behaviour: Parameters<PictureStandIn["behave"]>[0]) {
    const standIn = await startPictureStandIn();
    onTestFinished(standIn.close);
    standIn.behave(behaviour);
    const model = modelAt("openai", standIn);
    const draw = () => model.draw({ prompt: "a stack of plates", withinMs: 20_000 });
    return { standIn, draw };
  }

  test("that does not know response_format is asked without it, from then on", async () => {
    const { standIn, draw } = await drawnWith({ refusesFormat: true });
    await draw();
    await draw();
    expect(standIn.requests.map(({ responseFormat }) => responseFormat)).toEqual([
      "b64_json",
      undefined,
      undefined,
    ]);
  });

  test("has its revised prompt told", async () => {
    const { draw } = await drawnWith({ revisedPrompt: "Nine white plates" });
    expect(await draw()).toMatchObject({ revisedPrompt: "Nine white plates", width: 256 });
  });

  test("is not sent the key when a picture is fetched by its address", async () => {
    const { standIn, draw } = await drawnWith("by-url");
    await draw();
    expect(standIn.fetched).toEqual([{ path: "/files/picture.png", authorization: undefined }]);
  });

  test("cannot make us ask another host", async () => {
    const { standIn, draw } = await drawnWith("url-of-another-host");
    await expect(draw()).rejects.toMatchObject({ kind: "malformed" });
    expect(standIn.fetched).toEqual([]);
  });
});
