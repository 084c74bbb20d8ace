import { noSuchPicture } from "../../../chat/gallery/gallery-refusals.ts";
import { gallerySummary } from "../../../chat/gallery/picture-words.ts";
import type { Exchange } from "../../../entities/chat/exchange.ts";
import type { GeneratedImage } from "../../../entities/chat/generated-image.ts";
import type { Deps } from "../../../ports/deps.ts";

/** Changes one picture of a stored reply. With a `cost` it was drawn: the reply says how many there are now. */
export async function changeImage(
  { exchanges }: Pick<Deps, "exchanges">,
  exchangeId: string,
  imageId: string,
  change: (image: GeneratedImage) => { image: GeneratedImage; cost?: number },
): Promise<Exchange> {
  const changed = await exchanges.changeImages(exchangeId, (images) => {
    const place = images.findIndex(({ id }) => id === imageId);
    const image = images[place];
    if (!image) throw noSuchPicture();
    const { image: after, cost } = change(image);
    const changed = images.with(place, after);
    if (cost === undefined) return { images: changed, cost: 0 };
    const count = changed.length;
    return { images: changed, cost, summary: gallerySummary(changed, { asked: count, count }) };
  });
  if (!changed) throw noSuchPicture();
  return changed;
}
