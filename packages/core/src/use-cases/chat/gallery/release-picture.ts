import { z } from "zod";
import { loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { noSuchPicture } from "../../../chat/gallery/gallery-refusals.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";
import { type KeptPictures, keptPicturesOf, listKeptPicturesInput } from "./list-kept-pictures.ts";

export const releasePictureInput = listKeptPicturesInput.extend({
  path: z.string().min(1).max(100),
});
export type ReleasePicture = z.infer<typeof releasePictureInput>;

/** Takes a picture out of the files of an attempt. In its conversation it stays. */
export async function releasePicture(
  deps: Pick<Deps, "attempts" | "pictureFiles">,
  { attemptId, path }: ReleasePicture,
  actor: Actor,
): Promise<KeptPictures> {
  const { id } = await loadAttempt(deps, { attemptId }, actor);
  if (!(await deps.pictureFiles.release(id, path))) throw noSuchPicture();
  return keptPicturesOf(await deps.pictureFiles.kept(id));
}
