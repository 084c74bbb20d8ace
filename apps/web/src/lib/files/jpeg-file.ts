import type { StoredPicture } from "@foothold/core/chat";

/** A picture for its owner's browser: whatever its bytes are, it is shown as a JPEG and runs nothing. */
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
