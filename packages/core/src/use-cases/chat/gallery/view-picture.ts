import { z } from "zod";
import { noSuchPicture } from "../../../chat/gallery/gallery-refusals.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import type { StoredPicture } from "../../../ports/pictures.ts";

export const viewPictureInput = z.object({ pictureId: z.string().min(1).max(100) });
export type ViewPicture = z.infer<typeof viewPictureInput>;

/** The bytes of one's own picture. Somebody else's is not found. */
export async function viewPicture(
  { pictureFiles }: Pick<Deps, "pictureFiles">,
  { pictureId }: ViewPicture,
  actor: Actor,
): Promise<StoredPicture> {
  const picture = await pictureFiles.find(pictureId);
  if (!picture || picture.userId !== actor.userId) throw noSuchPicture();
  return picture;
}
