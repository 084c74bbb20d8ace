import { ModelFailure } from "@foothold/core/coach";
import { boundedFetch } from "../stream/bounded-fetch.ts";
import { MAX_PICTURE_BYTES } from "./read-picture.ts";

/** Some stores send every file as plain bytes. */
const PICTURE_TYPE = /^(?:image\/(?!svg)|(?:application|binary)\/octet-stream)/i;

/** Fetches a picture that a provider names by its address. Only these origins are asked, and no redirect is followed. */
export async function fetchPicture(
  address: string,
  origins: readonly string[],
  signal: AbortSignal,
): Promise<Uint8Array> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !origins.includes(url.origin) || url.username !== "" || url.password !== "") {
    throw new ModelFailure("malformed", "The picture lies at an address that is not configured.");
  }
  const answer = await boundedFetch(undefined, signal, MAX_PICTURE_BYTES)(url);
  const type = answer.headers.get("content-type");
  if (type !== null && !PICTURE_TYPE.test(type)) {
    await answer.body?.cancel();
    throw new ModelFailure("malformed", `What lies there is no picture: ${type.slice(0, 60)}.`);
  }
  return new Uint8Array(await answer.arrayBuffer());
}
