import { hashPassword, verifyPassword } from "better-auth/crypto";
import pLimit from "p-limit";

/**
 * Hashing holds one of Node's four pool threads for 60 ms and more. With all four taken by people who try passwords,
 * nobody could open a file or a database connection, so two are always left free.
 */
const AT_ONCE = 2;
const limit = pLimit(AT_ONCE);

export const passwordHashes = {
  hash: (password: string) => limit(() => hashPassword(password)),
  verify: (given: { hash: string; password: string }) => limit(() => verifyPassword(given)),
};
