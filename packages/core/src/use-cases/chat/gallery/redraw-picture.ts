import { z } from "zod";
import { changeConversation } from "../../../chat/change-conversation.ts";
import {
  isDrawing,
  newVersion,
  settleStale,
  withEnded,
  withVersion,
} from "../../../chat/gallery/gallery-image.ts";
import {
  picturesUnavailable,
  promptRefused,
  stillDrawing,
  tooManyVersions,
} from "../../../chat/gallery/gallery-refusals.ts";
import { refinedPrompt } from "../../../chat/gallery/picture-prompts.ts";
import { pictureFailureWords } from "../../../chat/gallery/picture-words.ts";
import { exchangeInput, loadExchange } from "../../../chat/load-conversation.ts";
import { stillAnswering } from "../../../chat/refusals.ts";
import { affordablePictures } from "../../../coach/gallery/affordable-pictures.ts";
import { type DrawingDeps, drawVersion } from "../../../coach/gallery/draw-version.ts";
import { judgePrompt } from "../../../coach/gallery/judge-prompt.ts";
import { unavailableWords } from "../../../coach/gallery/no-pictures.ts";
import { pictureSource } from "../../../coach/gallery/picture-source.ts";
import {
  type GeneratedImage,
  MAX_PROMPT_LENGTH,
  MAX_VERSIONS,
} from "../../../entities/chat/generated-image.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { loadChatSubject, type SubjectDeps } from "../../../learning/chat/load-chat-subject.ts";
import type { Deps } from "../../../ports/deps.ts";
import { MAX_KEY_LENGTH, type SentMessage } from "../message/send-message.ts";
import { changeImage } from "./change-image.ts";

export const redrawPictureInput = exchangeInput.extend({
  imageId: z.string().min(1).max(100),
  prompt: z.string().trim().min(1).max(MAX_PROMPT_LENGTH),
  /** Appended to the prompt. */
  refinement: z.string().max(MAX_PROMPT_LENGTH).default(""),
  /** The request's Idempotency-Key: the same key is the same version, which is paid for once. */
  key: z.string().min(1).max(MAX_KEY_LENGTH).optional(),
});
export type RedrawPicture = z.infer<typeof redrawPictureInput>;

type Needed = SubjectDeps &
  DrawingDeps &
  Pick<Deps, "conversations" | "exchanges" | "guard" | "pictures" | "flags" | "coachSettings"> &
  Pick<Deps, "spending" | "rateLimits" | "newId" | "settings">;

/** Draws a picture anew in its place; earlier versions are kept. Where it fails, the earlier one is shown again. */
export async function redrawPicture(
  deps: Needed,
  { imageId, prompt, refinement, key, ...input }: RedrawPicture,
  actor: Actor,
): Promise<SentMessage> {
  const { conversation, exchange } = await loadExchange(deps, input, actor);
  if (exchange.finishedAt === null) throw stillAnswering(exchange.id);
  const repeated = versionWith(key ?? null, exchange.reply.generatedImages ?? []);
  if (repeated) return { exchange };
  const source = await pictureSource(deps, actor);
  if (!source.available) throw picturesUnavailable(unavailableWords[source.reason]);
  const subject = await loadChatSubject(deps, conversation, actor);
  if (subject.kind !== "attempt") throw picturesUnavailable(unavailableWords["not-allowed"]);
  const whole = refinedPrompt(prompt, refinement).slice(0, MAX_PROMPT_LENGTH);
  const verdict = await judgePrompt(deps.guard, whole, subject);
  if (!verdict.allowed) throw promptRefused(verdict.why);
  const setting = await deps.coachSettings.read();
  const { count, reason } = await affordablePictures(deps, setting, actor.userId, 1);
  if (count === 0) throw picturesUnavailable(pictureFailureWords[reason ?? "budget-spent"]);
  const version = newVersion(deps.newId(), whole, deps.clock.now(), key ?? deps.newId());
  const begun = await changeImage(deps, exchange.id, imageId, (stored) => {
    const image = settleStale(stored, deps.clock.now());
    // Of two requests with one key that come at once, the second finds the version of the first.
    if (versionWith(version.key, [image])) return { image };
    if (isDrawing(image)) throw stillDrawing();
    if (image.versions.length >= MAX_VERSIONS) throw tooManyVersions();
    return { image: withVersion(image, version) };
  });
  const isOurs = begun.reply.generatedImages?.some(({ versions }) =>
    versions.some(({ id }) => id === version.id),
  );
  if (!isOurs) return { exchange: begun };
  const owner = { userId: actor.userId, exchangeId: exchange.id, attemptId: subject.attempt.id };
  const price = setting.chat.picturePrice;
  const ended = await drawVersion(deps, source.config, version, owner, price);
  const after = await changeImage(deps, exchange.id, imageId, (image) => ({
    image: withEnded(image, ended),
    cost: ended.cost,
  }));
  await changeConversation(
    deps,
    { conversationId: conversation.id },
    ({ cost }) => ({ cost: cost + ended.cost }),
    actor,
  );
  return { exchange: after };
}

const versionWith = (key: string | null, images: readonly GeneratedImage[]) =>
  key === null
    ? undefined
    : images.flatMap(({ versions }) => versions).find((version) => version.key === key);
