import { z } from "zod";

/** A variable that holds a positive whole number. */
export const countVariable = (fallback: number) =>
  z.coerce.number().int().positive().default(fallback);
