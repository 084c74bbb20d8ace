import { noSuchPicture } from "../../../chat/gallery/gallery-refusals.ts";
import type { Exchange } from "../../../entities/chat/exchange.ts";
import type { GeneratedImage } from "../../../entities/chat/generated-image.ts";
import type { Deps } from "../../../ports/deps.ts";

/** Changes one picture of a stored reply; `cost` is added to what the exchange cost. */
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
    const { image: after, cost = 0 } = change(image);
    return { images: images.with(place, after), cost };
  });
  if (!changed) throw noSuchPicture();
  return changed;
}
