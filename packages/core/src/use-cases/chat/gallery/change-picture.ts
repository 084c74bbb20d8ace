import { z } from "zod";
import { imageOf } from "../../../chat/gallery/gallery-image.ts";
import { noSuchPicture } from "../../../chat/gallery/gallery-refusals.ts";
import { exchangeInput, loadExchange } from "../../../chat/load-conversation.ts";
import { stillAnswering } from "../../../chat/refusals.ts";
import { MAX_VERSIONS } from "../../../entities/chat/generated-image.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import type { SentMessage } from "../message/send-message.ts";
import { changeImage } from "./change-image.ts";

export const changePictureInput = exchangeInput.extend({
  imageId: z.string().min(1).max(100),
  selected: z.boolean().optional(),
  /** Which version is shown, from 0. */
  shown: z.number().int().min(0).max(MAX_VERSIONS).optional(),
});
export type ChangePicture = z.infer<typeof changePictureInput>;

/** Selects a picture for saving, or shows another of its versions. */
export async function changePicture(
  deps: Pick<Deps, "conversations" | "exchanges">,
  { imageId, selected, shown, ...input }: ChangePicture,
  actor: Actor,
): Promise<SentMessage> {
  const { exchange } = await loadExchange(deps, input, actor);
  if (exchange.finishedAt === null) throw stillAnswering(exchange.id);
  const after = await changeImage(deps, exchange.id, imageId, (image) => {
    if (shown !== undefined && !image.versions[shown]) throw noSuchPicture();
    const place = { selected: selected ?? image.selected, shown: shown ?? image.shown };
    return { image: imageOf({ ...image, ...place }) };
  });
  return { exchange: after };
}
