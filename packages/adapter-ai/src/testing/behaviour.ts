import { z } from "zod";

/** Everything that can be wrong with a provider, a network or a model. */
export const faults = [
  "none",
  "rate-limit",
  "server-error",
  "overloaded",
  "overloaded-mid-stream",
  "hang-before-headers",
  "hang-mid-stream",
  "cut",
  "no-ending",
  "invalid-json",
  "garbled-reply",
  "empty",
  "thinking",
  "wrong-schema",
  "leak",
  "obeys-injection",
  "slow",
  "long",
  "token-limit",
  "refusal",
  "unknown-model",
  "bad-key",
  "must-think",
] as const;
export type Fault = (typeof faults)[number];

export const behaviourSchema = z.strictObject({
  fault: z.enum(faults).default("none"),
  /** The model's words, instead of the stand-in's own. */
  text: z.string().optional(),
  /** The same, in exactly these pieces. */
  pieces: z.array(z.string()).optional(),
  thinking: z.string().optional(),
  usage: z.object({ inputTokens: z.number(), outputTokens: z.number() }).optional(),
  /** Fields of the request that this server does not take; it names the first that it finds. */
  refuses: z.array(z.string()).default([]),
  /** What a rate limit asks for; null: it does not say. */
  retryAfterMs: z.number().nullable().default(7_000),
  /** How many pieces come before a fault in mid-stream; absent: half of them. */
  faultAfterPieces: z.number().int().min(0).optional(),
  /** How many bytes of the answer's body come before a cut; absent: half of them. */
  cutAtByte: z.number().int().min(0).optional(),
  /** `drop` lets the connection fall, `end` ends the answer in good order but too early. */
  cutBy: z.enum(["drop", "end"]).default("drop"),
  /** The pause before each piece of a slow reply. */
  gapMs: z.number().min(0).default(2_000),
  /** The pause before the first piece of a slow reply; absent: as before each. */
  firstGapMs: z.number().min(0).optional(),
  /** How long a long reply is. */
  longChars: z.number().int().default(200_000),
});
export type Behaviour = z.infer<typeof behaviourSchema>;
export type GivenBehaviour = z.input<typeof behaviourSchema> | Fault;

export function behaviourOf(given: GivenBehaviour): Behaviour {
  return behaviourSchema.parse(typeof given === "string" ? { fault: given } : given);
}
