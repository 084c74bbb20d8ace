import type { AuthoredProblem } from "../authored/authored-problem.ts";
import type { Json } from "../schema/shared.ts";
import { evaluateSource } from "./evaluate-source.ts";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";

export type GenerateArgs = (seed: number, size: number) => Json[];

export function argsGenerator({
  slug,
  generatorSource,
}: Pick<AuthoredProblem, "slug" | "generatorSource">): GenerateArgs {
  const file = `problems/${slug}/generator.mjs`;
  const generate = evaluateSource<(random: SeededRandom, size: number) => Json[]>(
    file,
    generatorSource,
    "generate",
  );
  return (seed, size) => generate(seededRandom(seed), size);
}
