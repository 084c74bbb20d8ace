import { ModelFailure, type ModelFailureKind } from "../../entities/coach/text-model.ts";
import type { PictureModel, PictureRequest } from "../../ports/coach/picture-model.ts";

type Outcome = ModelFailureKind | "drawn" | "never";

/** The smallest that begins as a JPEG does; the number tells pictures apart. */
const jpegOf = (number: number) => Uint8Array.of(0xff, 0xd8, 0xff, number, 0xff, 0xd9);

/** A picture model that draws at once, or fails as it is told for a prompt. */
export function fakePictureModel(outcomeOf: (prompt: string) => Outcome = () => "drawn") {
  const prompts: string[] = [];
  const model: PictureModel = {
    name: { provider: "openai", model: "fake-pictures" },
    async draw(request) {
      prompts.push(request.prompt);
      const place = prompts.length;
      const outcome = outcomeOf(request.prompt);
      if (outcome === "never") await untilStopped(request);
      else if (outcome !== "drawn") throw new ModelFailure(outcome, "It failed as it was told.");
      return { jpeg: jpegOf(place), width: 8, height: 8, revisedPrompt: null };
    },
  };
  return { model, prompts };
}

const untilStopped = ({ withinMs, signal }: PictureRequest) =>
  new Promise<never>((_, reject) => {
    const timer = setTimeout(
      () => reject(new ModelFailure("timed-out", "It took too long.")),
      withinMs,
    );
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new ModelFailure("cancelled", "The caller stopped it."));
    });
  });
