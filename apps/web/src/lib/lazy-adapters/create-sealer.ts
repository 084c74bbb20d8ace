import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Sealer } from "@foothold/core/coach";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FORM = "v1.";

/** Seals with a key of its own that is derived from the instance's secret. */
export function createSealer(secret: string): Sealer {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "foothold provider keys", 32));
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return FORM + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed.slice(FORM.length), "base64url");
      if (!sealed.startsWith(FORM) || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const opener = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES));
      opener.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const text = opener.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, opener.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
