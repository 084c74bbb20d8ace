import { z } from "zod";

/** One less than an integer column holds: a version that is sent is followed by the one that is stored. */
export const MAX_STORED_INTEGER = 2_147_483_646;

export const storedInteger = z.int().max(MAX_STORED_INTEGER);
