import { failedVersion } from "../../chat/gallery/gallery-image.ts";
import { sentPrompt } from "../../chat/gallery/picture-prompts.ts";
import type { PictureVersion } from "../../entities/chat/generated-image.ts";
import { ModelFailure, type ModelFailureKind } from "../../entities/coach/text-model.ts";
import type { PictureConfig } from "../../ports/coach/picture-model.ts";
import type { Deps } from "../../ports/deps.ts";

export type DrawingDeps = Pick<Deps, "pictureFiles" | "coachReplies" | "clock" | "failures">;

export type PictureOwner = { userId: string; exchangeId: string; attemptId: string };

/** Failures after which the provider has drawn a picture and charges for it. */
const paidFailures = new Set<ModelFailureKind>(["malformed", "truncated"]);

/** Draws one version, stores its bytes and what it cost, and returns it as it ended. Never throws. */
export async function drawVersion(
  deps: DrawingDeps,
  { model, withinMs }: PictureConfig,
  version: PictureVersion,
  owner: PictureOwner,
  price: number,
): Promise<PictureVersion> {
  const startedMs = deps.clock.now().getTime();
  const ended = await draw();
  const now = deps.clock.now();
  const { failure } = ended;
  await deps.coachReplies
    .record({
      attemptId: owner.attemptId,
      call: "draw-picture",
      promptId: "draw-picture",
      promptVersion: 1,
      ...model.name,
      inputTokens: 0,
      outputTokens: 0,
      cost: ended.cost,
      tookMs: now.getTime() - startedMs,
      verdict: "passed",
      fallbackReason: failure === "interrupted" ? "unavailable" : failure,
      text: version.originalPrompt,
      at: now.toISOString(),
    })
    // The picture is shown even if its cost could not be stored.
    .catch((error: unknown) => deps.failures.note("model", error));
  return ended;

  async function draw(): Promise<PictureVersion> {
    const prompt = sentPrompt(version.originalPrompt);
    try {
      const { jpeg, width, height, revisedPrompt } = await model.draw({ prompt, withinMs });
      const { userId, exchangeId } = owner;
      const bytes = { jpeg, width, height, createdAt: deps.clock.now() };
      const stored = deps.pictureFiles.save({ id: version.id, userId, exchangeId, ...bytes });
      return await stored.then(
        () => ({ ...version, state: "drawn" as const, revisedPrompt, cost: price }),
        (error: unknown) => {
          deps.failures.note("model", error);
          return failedVersion(version, "unavailable", price);
        },
      );
    } catch (error) {
      deps.failures.note("model", error);
      const kind = error instanceof ModelFailure ? error.kind : "unavailable";
      return failedVersion(version, kind, paidFailures.has(kind) ? price : 0);
    }
  }
}
