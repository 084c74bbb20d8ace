/** An address with a scheme, or one that a reader would type into the browser. */
const ADDRESS = /(?<![\w@.+-])(?:[a-z][a-z0-9+.-]{1,20}:)?\/\/[^\s<>()[\]"'`]{1,300}/gi;
const OTHER_SCHEME = /\b(?:mailto|javascript|data|tel|file|vbscript):[^\s<>()[\]"'`]{1,300}/gi;
const HOST =
  /(?<![\w@./-])(?:www\.)?(?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|io|dev|edu|gov|app|xyz|info|biz|ly|co|uk|de|fr|eu|ru|cn)(?![\w(.])(?:\/[^\s<>()[\]"'`]{0,300})?/gi;
const WWW = /(?<![\w@./-])www\.[^\s<>()[\]"'`]{1,300}/gi;

/** The links in a text that lead away from this Foothold. A path like `/lessons/stack` stays here. */
export function findForeignLinks(text: string, ownOrigins: readonly string[]): string[] {
  const found = [ADDRESS, OTHER_SCHEME, HOST, WWW].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([address]) => address),
  );
  const foreign = found.filter((address) => !isOwn(address, ownOrigins) && !isComment(address));
  return [...new Set(foreign)].filter(
    (one) => !foreign.some((other) => other !== one && other.includes(one)),
  );
}

function isOwn(address: string, ownOrigins: readonly string[]): boolean {
  return ownOrigins.some(
    (origin) => address === origin || address.toLowerCase().startsWith(`${origin}/`),
  );
}

/** `// a comment` in code is no address: a host follows the slashes at once. */
function isComment(address: string): boolean {
  return /^\/\/[^.]*$/.test(address);
}
