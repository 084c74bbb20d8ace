import { readPictureRequest } from "../../../chat/gallery/read-picture-request.ts";
import { drawGallery, type GalleryDeps } from "../../../coach/gallery/draw-gallery.ts";
import { noPictures, unavailableWords } from "../../../coach/gallery/no-pictures.ts";
import { pictureSource } from "../../../coach/gallery/picture-source.ts";
import { wantsDrawing } from "../../../coach/questions/drawings/wants-drawing.ts";
import type { LoadedReference } from "../../../entities/chat/chat-reference.ts";
import type { Exchange } from "../../../entities/chat/exchange.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { ChatAnswer, ChatListener, ChatSubject } from "../../../ports/coach/converse.ts";
import type { Deps } from "../../../ports/deps.ts";

export type PictureDeps = GalleryDeps & Pick<Deps, "pictures" | "flags" | "settings">;

type Asked = {
  exchange: Exchange;
  subject: ChatSubject;
  references: readonly LoadedReference[];
  listener: Pick<ChatListener, "onReply" | "storeRawText">;
};

/** The answer to a message that asks for pictures; null for any other. Without a picture model it says so. */
export async function answerWithPictures(
  deps: PictureDeps,
  { exchange, subject, references, listener }: Asked,
  actor: Actor,
): Promise<ChatAnswer | null> {
  const request = subject.kind === "attempt" ? readPictureRequest(exchange.message) : null;
  if (!request || subject.kind !== "attempt") return null;
  // Values of the problem or the program are drawn without a model.
  if (wantsDrawing({ subject, message: exchange.message, past: [] })) return null;
  const source = await pictureSource(deps, actor);
  if (!source.available) return noPictures(unavailableWords[source.reason]);
  const { id: exchangeId, message } = exchange;
  const { config } = source;
  return drawGallery(deps, { config, request, exchangeId, message, subject, references, listener });
}
