import { BUILT_IN_CONTEXT_TOKENS } from "../../chat/context-size.ts";
import { imageOf, newVersion, withEnded } from "../../chat/gallery/gallery-image.ts";
import { gallerySummary, pictureFailureWords } from "../../chat/gallery/picture-words.ts";
import type { PictureAsked } from "../../chat/gallery/read-picture-request.ts";
import type { LoadedReference } from "../../entities/chat/chat-reference.ts";
import { emptyReply } from "../../entities/chat/chat-reply.ts";
import type { GeneratedImage } from "../../entities/chat/generated-image.ts";
import type { ChatAnswer, ChatListener, ChatSubject } from "../../ports/coach/converse.ts";
import type { PictureConfig } from "../../ports/coach/picture-model.ts";
import type { Deps } from "../../ports/deps.ts";
import { affordablePictures } from "./affordable-pictures.ts";
import { type DrawingDeps, drawVersion } from "./draw-version.ts";
import { noPictures } from "./no-pictures.ts";
import { writePrompts } from "./write-prompts.ts";

export type GalleryDeps = DrawingDeps &
  Pick<Deps, "coach" | "guard" | "coachSettings" | "spending" | "rateLimits" | "newId">;

type Wanted = {
  config: PictureConfig;
  request: PictureAsked;
  exchangeId: string;
  message: string;
  subject: Extract<ChatSubject, { kind: "attempt" }>;
  references: readonly LoadedReference[];
  listener: Pick<ChatListener, "onReply" | "storeRawText">;
};

/** Answers a message with pictures, all drawn at once. Each is stored and shown as it comes; one that fails stops no other. */
export async function drawGallery(deps: GalleryDeps, wanted: Wanted): Promise<ChatAnswer> {
  const { config, request, subject, exchangeId, listener } = wanted;
  const { userId, id: attemptId } = subject.attempt;
  const setting = await deps.coachSettings.read();
  const allowed = await affordablePictures(deps, setting, userId, request.count);
  if (allowed.count === 0) {
    const reason = allowed.reason ?? "budget-spent";
    return { ...noPictures(pictureFailureWords[reason]), isFallback: true, fallbackReason: reason };
  }
  const written = await writePrompts(deps, { ...wanted, count: allowed.count });
  if (!written.allowed) return noPictures(written.why);
  const images = written.prompts.map((prompt) =>
    imageOf({
      id: deps.newId(),
      selected: false,
      shown: 0,
      versions: [newVersion(deps.newId(), prompt, deps.clock.now())],
    }),
  );
  const limited = allowed.count < request.count && allowed.reason;
  const shown = (): { summary: string; generatedImages: GeneratedImage[] } => ({
    summary: [gallerySummary(images, request), limited && pictureFailureWords[limited]]
      .filter(Boolean)
      .join(" "),
    generatedImages: [...images],
  });
  // Stored before anything is paid for.
  listener.onReply?.(shown());
  await listener.storeRawText?.();
  const owner = { userId, exchangeId, attemptId };
  const price = setting.chat.picturePrice;
  await Promise.all(
    images.map(async (image, place) => {
      const [version] = image.versions;
      if (!version) return;
      images[place] = withEnded(image, await drawVersion(deps, config, version, owner, price));
      listener.onReply?.(shown());
    }),
  );
  return {
    reply: { ...emptyReply, ...shown() },
    topic: null,
    answeredBy: config.model.name,
    spent: written.asked?.spent ?? [],
    pictureCost: images.reduce((sum, { cost }) => sum + cost, 0),
    contextTokens: written.asked?.contextTokens ?? BUILT_IN_CONTEXT_TOKENS,
    verdict: "passed",
    recovery: null,
    bugs: [],
    isFallback: false,
  };
}
