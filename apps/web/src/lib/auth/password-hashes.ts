import { hashPassword, verifyPassword } from "better-auth/crypto";
import { takeTurns } from "./take-turns.ts";

/**
 * Hashing holds one of Node's four pool threads for 60 ms and more. With all four taken by people who try passwords,
 * nobody could open a file or a database connection, so two are always left free.
 */
const AT_ONCE = 2;
const inTurn = takeTurns(AT_ONCE);

export const passwordHashes = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (given: { hash: string; password: string }) => inTurn(() => verifyPassword(given)),
};
