import { z } from "zod";

/** The secret part of a one-time link. */
export const linkTokenSchema = z.string().min(1).max(200);
