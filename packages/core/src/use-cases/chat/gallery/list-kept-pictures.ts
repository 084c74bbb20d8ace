import { z } from "zod";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { pictureUrl } from "../../../chat/gallery/gallery-image.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import type { KeptPicture } from "../../../ports/pictures.ts";

export const listKeptPicturesInput = attemptInput.pick({ attemptId: true });
export type ListKeptPictures = z.infer<typeof listKeptPicturesInput>;

export const keptPicturesSchema = z.object({
  pictures: z.array(
    z.object({
      /** Such as pictures/image-001.jpg. */
      path: z.string(),
      url: z.string(),
      width: z.number().int(),
      height: z.number().int(),
    }),
  ),
});
export type KeptPictures = z.infer<typeof keptPicturesSchema>;

/** The pictures among the files of one's own attempt. */
export async function listKeptPictures(
  deps: Pick<Deps, "attempts" | "pictureFiles">,
  input: ListKeptPictures,
  actor: Actor,
): Promise<KeptPictures> {
  const { id } = await loadAttempt(deps, input, actor);
  return keptPicturesOf(await deps.pictureFiles.kept(id));
}

export const keptPicturesOf = (kept: readonly KeptPicture[]): KeptPictures => ({
  pictures: kept.map(({ id, path, width, height }) => ({
    path,
    url: pictureUrl(id),
    width,
    height,
  })),
});
