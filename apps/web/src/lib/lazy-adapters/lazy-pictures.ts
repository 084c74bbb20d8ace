import type { PictureConfig, PictureModel } from "@foothold/core/coach";
import { loadOnce } from "@foothold/core/load-once";
import type { PictureSettings } from "../env/picture-variables.ts";

/** The provider's client is loaded by the first picture. Undefined where no picture model is configured. */
export function lazyPictures(
  settings: PictureSettings | undefined,
  open: (settings: PictureSettings) => Promise<PictureModel>,
): PictureConfig | undefined {
  if (!settings) return undefined;
  const opened = loadOnce(() => open(settings));
  const { provider, model, withinMs } = settings;
  return {
    withinMs,
    model: {
      name: { provider, model },
      draw: async (request) => (await opened()).draw(request),
    },
  };
}
