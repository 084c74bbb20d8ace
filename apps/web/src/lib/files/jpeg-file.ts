import type { StoredPicture } from "@foothold/core/chat";

/** A picture as an answer. Its headers make the browser show it as a JPEG and run nothing, whatever its bytes are. */
export function jpegFile({ jpeg }: Pick<StoredPicture, "jpeg">): Response {
  return new Response(new Uint8Array(jpeg), {
    headers: {
      "content-type": "image/jpeg",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=600",
    },
  });
}
