import { z } from "zod";

/** Everything that can be wrong with a server that draws. */
export const pictureFaults = [
  "none",
  /** The answer names an address at the server instead of holding the bytes. */
  "by-url",
  "rate-limit",
  "server-error",
  "hang",
  "cut",
  "invalid-json",
  "empty",
  "refusal",
  "bad-key",
  /** Bytes that begin like a picture and are broken then. */
  "broken-picture",
  "html-picture",
  "svg-picture",
  "huge-picture",
  /** A few bytes that say they are 60,000 pixels wide and high. */
  "endless-picture",
  /** The same of 25 million pixels, which would take 100 MB to read. */
  "bomb-picture",
  "url-of-another-host",
  "url-redirects",
  "url-cut",
  "url-huge",
  /** 17 MB of nothing, packed to a few KB. */
  "url-bomb",
  /** Bytes that never end. */
  "url-endless",
  /** A picture that says it is a page. */
  "url-wrong-type",
] as const;
export type PictureFault = (typeof pictureFaults)[number];

export const pictureBehaviourSchema = z.strictObject({
  fault: z.enum(pictureFaults).default("none"),
  /** How long each picture takes. */
  delayMs: z.number().min(0).default(0),
  /** Only requests whose prompt contains this have the fault. */
  onlyFor: z.string().optional(),
  revisedPrompt: z.string().optional(),
  /** A server that does not know the field `response_format`. */
  refusesFormat: z.boolean().default(false),
});
export type PictureBehaviour = z.infer<typeof pictureBehaviourSchema>;
export type GivenPictureBehaviour = z.input<typeof pictureBehaviourSchema> | PictureFault;

export function pictureBehaviourOf(given: GivenPictureBehaviour): PictureBehaviour {
  return pictureBehaviourSchema.parse(typeof given === "string" ? { fault: given } : given);
}
