import { z } from "zod";
import { noSuchPicture, tooManyKept } from "../../../chat/gallery/gallery-refusals.ts";
import { exchangeInput, loadExchange } from "../../../chat/load-conversation.ts";
import { MAX_PICTURES } from "../../../entities/chat/generated-image.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import { type KeptPictures, keptPicturesOf } from "./list-kept-pictures.ts";

/** How many pictures an attempt has among its files. */
export const MAX_KEPT_PICTURES = 24;

export const keepPicturesInput = exchangeInput.extend({
  /** The ids of the pictures. */
  images: z.array(z.string().min(1).max(100)).min(1).max(MAX_PICTURES),
});
export type KeepPictures = z.infer<typeof keepPicturesInput>;

/** Saves the chosen pictures, as they are shown now, among the files of the attempt that the conversation is about. */
export async function keepPictures(
  deps: Pick<Deps, "conversations" | "exchanges" | "pictureFiles">,
  { images: ids, ...input }: KeepPictures,
  actor: Actor,
): Promise<KeptPictures> {
  const { conversation, exchange } = await loadExchange(deps, input, actor);
  const chosen = (exchange.reply.generatedImages ?? []).filter(
    ({ id, state }) => ids.includes(id) && state === "drawn",
  );
  const versions = chosen.flatMap(({ versions, shown }) => versions[shown]?.id ?? []);
  if (conversation.unitType !== "SolveProblem" || versions.length === 0) throw noSuchPicture();
  const kept = await deps.pictureFiles.keep({
    attemptId: conversation.unitId,
    userId: actor.userId,
    ids: versions,
    most: MAX_KEPT_PICTURES,
  });
  if (!kept) throw tooManyKept(MAX_KEPT_PICTURES);
  return keptPicturesOf(kept);
}
