import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** What is asked of each group; the last one is the most that may be blocked. */
export const keptTargets = { code: 99, "told-fix": 90, recipe: 80, harmless: 2 } as const;

/** One reply; the file's README tells how to write them. */
const keptCaseSchema = z.strictObject({
  group: z.enum(["code", "told-fix", "recipe", "harmless"]),
  /** The writer's own name for the kind of reply, such as "debug print"; harmless ones are counted by it. */
  class: z.string().min(1),
  problem: z.string(),
  language: z.enum(["javascript", "python"]).default("javascript"),
  policy: z.enum(["strict", "balanced", "rescue"]).default("balanced"),
  /** `starter`, `reference`, `wrong/<name>` from the catalogue, or a whole program of several lines. */
  learner: z.string().default("starter"),
  /** Replies that the learner got before this one, oldest first. */
  before: z.array(z.string()).default([]),
  text: z.string().min(1),
});
export type KeptCase = z.infer<typeof keptCaseSchema>;

export function readKeptCases(folder: string): KeptCase[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .flatMap((name) =>
      z.array(keptCaseSchema).parse(parse(readFileSync(join(folder, name), "utf8"))),
    );
}
