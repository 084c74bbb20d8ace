import { z } from "zod";
import { MAX_PAGE_SIZE } from "./max-page-size.ts";

export { MAX_PAGE_SIZE };

/** One page of a list. `next` asks for the page after it; null at the end. */
export type Page<T> = { items: T[]; next: string | null };

export const DEFAULT_PAGE_SIZE = 25;

export const pageQuerySchema = z.object({
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;
