import type { Misfit } from "@foothold/core/catalog";
import { z } from "zod";
import type { Json } from "../schema/shared.ts";
import { evaluateSource } from "./evaluate-source.ts";

export type InputRule = (args: readonly Json[]) => Misfit[];

const misfitsSchema = z.record(z.string(), z.string().min(1)).nullish();

/** `misfit(...args)` of a problem's input.mjs: undefined, or the errors by parameter name. */
export function loadInputRule(slug: string, source: string): InputRule {
  const file = `problems/${slug}/input.mjs`;
  const misfit = evaluateSource<(...args: unknown[]) => unknown>(file, source, "misfit");
  return (args) => {
    const found = misfitsSchema.parse(misfit(...structuredClone(args)));
    return Object.entries(found ?? {}).map(([parameter, message]) => ({ parameter, message }));
  };
}
