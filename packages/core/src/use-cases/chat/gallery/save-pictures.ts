import { z } from "zod";
import { noSuchPicture } from "../../../chat/gallery/gallery-refusals.ts";
import { picturePath } from "../../../chat/gallery/picture-prompts.ts";
import { exchangeInput, loadExchange } from "../../../chat/load-conversation.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const savePicturesInput = exchangeInput.extend({
  /** The ids of the pictures, with commas between them. */
  images: z
    .string()
    .max(2_000)
    .transform((ids) => ids.split(",")),
});
export type SavePictures = z.infer<typeof savePicturesInput>;

export type SavedPicture = { path: string; jpeg: Uint8Array };

/** The chosen pictures as they are shown now, under the names of their files. */
export async function savePictures(
  deps: Pick<Deps, "conversations" | "exchanges" | "pictureFiles">,
  { images: ids, ...input }: SavePictures,
  actor: Actor,
): Promise<SavedPicture[]> {
  const { exchange } = await loadExchange(deps, input, actor);
  const chosen = (exchange.reply.generatedImages ?? []).filter(
    ({ id, state }) => ids.includes(id) && state === "drawn",
  );
  const files = await Promise.all(
    chosen.map(({ versions, shown }) => deps.pictureFiles.find(versions[shown]?.id ?? "")),
  );
  const found = files.filter((file) => file !== null);
  if (found.length === 0) throw noSuchPicture();
  return found.map(({ jpeg }, place) => ({ path: picturePath(place), jpeg }));
}
