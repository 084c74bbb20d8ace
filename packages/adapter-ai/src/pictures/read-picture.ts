import { type DrawnPicture, ModelFailure } from "@foothold/core/coach";
import pLimit from "p-limit";
import sharp from "sharp";

/** What a provider may send for one picture. */
export const MAX_PICTURE_BYTES = 16 * 1024 * 1024;
/** Wider or higher pictures are made smaller before they are stored. */
export const MAX_SIDE = 1_280;
/** As much as 4096 by 4096: a picture that is not read row by row takes four bytes for each. */
const MAX_PIXELS = 4_096 * 4_096;
/** How many are read at once, so that a few small files cannot fill the memory. */
const fewAtOnce = pLimit(2);
const JPEG_QUALITY = 84;

const isPng = (bytes: Uint8Array) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]);
const isJpeg = (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xd8, 0xff]);
const isWebp = (bytes: Uint8Array) =>
  startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42]);

function startsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, place) => bytes[place] === byte);
}

/** Encodes a PNG, JPEG or WebP anew as JPEG without metadata; anything else is `malformed`. */
export async function readPicture(bytes: Uint8Array): Promise<Omit<DrawnPicture, "revisedPrompt">> {
  if (bytes.byteLength > MAX_PICTURE_BYTES) throw tooLarge();
  if (![isPng, isJpeg, isWebp].some((is) => is(bytes))) throw notAPicture();
  try {
    const { data, info } = await fewAtOnce(() =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
        .rotate()
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
        .flatten({ background: "white" })
        .jpeg({ quality: JPEG_QUALITY })
        .toBuffer({ resolveWithObject: true }),
    );
    return { jpeg: new Uint8Array(data), width: info.width, height: info.height };
  } catch (cause) {
    throw notAPicture(cause);
  }
}

const notAPicture = (cause?: unknown) =>
  new ModelFailure("malformed", "What came is no picture.", { cause });

export const tooLarge = () => new ModelFailure("malformed", "The picture is too large.");
