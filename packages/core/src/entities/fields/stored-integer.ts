import { z } from "zod";

/** One less than an integer column holds, since a version that is sent is stored plus one. */
export const MAX_STORED_INTEGER = 2_147_483_646;

export const storedInteger = z.int().max(MAX_STORED_INTEGER);
