import { valueTextIn } from "@foothold/core/value-text";
import { z } from "zod";
import { evaluateSource } from "../native/evaluate-source.ts";
import { type Json, jsonSchema } from "../schema/shared.ts";

const valueClaimSchema = z.strictObject({ of: z.string(), says: jsonSchema, is: jsonSchema });
const statementSchema = z.strictObject({ says: z.string(), is: z.string(), holds: z.boolean() });
const claimsSchema = z.array(z.union([valueClaimSchema, statementSchema]));

/** What a choice claims at one moment (`says`) and what is true then (`is`). Both complete a sentence. */
export type Claim = { says: string; is: string; holds: boolean };
export type Moment = { when: string; slots: Record<string, Claim[]> };
export type Walk = { moments: Moment[]; answer: Json };

const momentSchema = z
  .object({ when: z.string() })
  .catchall(claimsSchema)
  .transform(({ when, ...slots }): Moment => {
    const claims = Object.entries(slots as Record<string, z.infer<typeof claimsSchema>>);
    return { when, slots: Object.fromEntries(claims.map(([id, each]) => [id, each.map(toClaim)])) };
  });

/** `moments(...args)` of a problem's invariant.mjs: solves the task, and stops where the invariant speaks of it. */
export function loadMoments(slug: string, source: string): (args: readonly Json[]) => Walk {
  const file = `problems/${slug}/invariant.mjs`;
  const walk = evaluateSource<(...args: unknown[]) => Generator<unknown, unknown>>(
    file,
    source,
    "moments",
  );
  return (args) => {
    const steps = walk(...structuredClone(args));
    const moments: Moment[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) moments.push(momentSchema.parse(step.value));
    return { moments, answer: jsonSchema.parse(step.value) };
  };
}

function toClaim(claim: z.infer<typeof claimsSchema>[number]): Claim {
  if ("holds" in claim) return claim;
  const { of, says, is } = claim;
  return {
    says: `${of} would be ${valueTextIn("javascript", says)}`,
    is: `the program has ${valueTextIn("javascript", is)}`,
    holds: JSON.stringify(says) === JSON.stringify(is),
  };
}
