import { z } from "zod";
import { fallbackReasons } from "../coach/fallback-reason.ts";

/** How many pictures one message may ask for. */
export const MAX_PICTURES = 6;
/** How often a picture may be drawn anew in its place. */
export const MAX_VERSIONS = 10;
export const MAX_PROMPT_LENGTH = 1_000;

export const pictureFailures = [
  ...fallbackReasons,
  /** The server stopped while it was being drawn. */
  "interrupted",
] as const;
export type PictureFailure = (typeof pictureFailures)[number];

/** One drawing of a picture; drawing it anew adds another. */
export const pictureVersionSchema = z.object({
  id: z.string().min(1),
  originalPrompt: z.string(),
  /** What the provider made of the prompt; null where it does not say. */
  revisedPrompt: z.string().nullable(),
  state: z.enum(["drawing", "drawn", "failed"]),
  failure: z.enum(pictureFailures).nullable(),
  /** In US dollars. */
  cost: z.number().min(0),
  /** Milliseconds since 1970. */
  timestamp: z.number().int(),
  /** The Idempotency-Key of the request that asked for it; null for the first. */
  key: z.string().nullable(),
});
export type PictureVersion = z.infer<typeof pictureVersionSchema>;

/** One place of a gallery. The fields besides `versions` are those of the version that is shown. */
export const generatedImageSchema = pictureVersionSchema.omit({ key: true }).extend({
  /** Stays the same when the picture is drawn anew. */
  id: z.string().min(1),
  /** Where the picture lies on this server; null until it is drawn. */
  url: z.string().nullable(),
  /** Chosen for saving. */
  selected: z.boolean(),
  /** Which of the versions is shown, from 0. */
  shown: z.number().int().min(0),
  /** Oldest first. */
  versions: z.array(pictureVersionSchema).min(1),
});
export type GeneratedImage = z.infer<typeof generatedImageSchema>;
