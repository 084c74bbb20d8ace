import { describe, expect, onTestFinished, test } from "vitest";
import { ModelFailure, type ModelFailureKind } from "../../../entities/coach/text-model.ts";
import type { PictureModel, PictureRequest } from "../../../ports/coach/picture-model.ts";

export type PictureScenario =
  | "drawn"
  | "rate-limit"
  | "outage"
  | "refusal"
  | "no-picture"
  | "silence";

type OpenPictureModel = (scenario: PictureScenario) => Promise<{
  model: PictureModel;
  /** The prompts that reached the far end. */
  asked(): readonly string[];
  close(): Promise<void>;
}>;

const SHORT_MS = 120;
const aRequest = (given: Partial<PictureRequest> = {}): PictureRequest => ({
  prompt: "Three boxes in a row",
  withinMs: 20_000,
  ...given,
});

/** What every picture model promises, whoever is behind it. */
export function pictureModelContract(open: OpenPictureModel): void {
  async function opened(scenario: PictureScenario) {
    const all = await open(scenario);
    onTestFinished(all.close);
    return all;
  }
  const failureOf = (drawing: Promise<unknown>) =>
    drawing.then(
      () => expect.unreachable("it drew"),
      (error: unknown) => error as ModelFailure,
    );

  test("draws one JPEG of the prompt", async () => {
    const { model, asked } = await opened("drawn");
    const { jpeg, width, height } = await model.draw(aRequest());
    expect([...jpeg.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(Math.min(width, height)).toBeGreaterThan(0);
    expect(asked()).toEqual(["Three boxes in a row"]);
  });

  const kinds: [PictureScenario, ModelFailureKind][] = [
    ["rate-limit", "rate-limited"],
    ["outage", "unavailable"],
    ["refusal", "refused"],
    ["no-picture", "malformed"],
    ["silence", "timed-out"],
  ];
  test.each(kinds)("%s fails as %s, and is asked once", async (scenario, kind) => {
    const { model, asked } = await opened(scenario);
    const withinMs = scenario === "silence" ? SHORT_MS : 20_000;
    const failure = await failureOf(model.draw(aRequest({ withinMs })));
    expect(failure).toBeInstanceOf(ModelFailure);
    expect(failure.kind).toBe(kind);
    expect(asked()).toHaveLength(1);
  });

  describe("a caller that stops", () => {
    test("is told that it was cancelled", async () => {
      const { model } = await opened("silence");
      const stop = new AbortController();
      const drawing = failureOf(model.draw(aRequest({ signal: stop.signal })));
      stop.abort();
      expect((await drawing).kind).toBe("cancelled");
    });
  });
}
