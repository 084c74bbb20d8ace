import { edgeInputs } from "../../runs/edge-inputs.ts";
import { runOnInput } from "./run-on-input.ts";
import { type Findings, found, type WorkContext, workThrough } from "./work-context.ts";

/** Of each kind of input this many are run at most. */
const MAX_TRIED = 3;

/** Runs the learner's program on edge cases and compares its results with the reference's. */
export async function tryInputs(
  context: WorkContext,
  { inputs }: { inputs: readonly string[] },
): Promise<Findings & { breaking: string[] }> {
  const tried = (await workThrough(context, inputs, (kind) => tryKind(context, kind))).flat();
  // The same input may be of two kinds.
  const wrong = tried.filter(({ isRight }) => !isRight).map(({ words }) => words);
  const breaking = [...new Set(wrong)];
  const lines = tried.map(({ name, words }) => `- ${name}: ${words}`);
  const none = "The task allows no such input.";
  const words = lines.length === 0 ? none : lines.join("\n");
  return { ...found(words, { stepOutput: { breaking } }), breaking };
}

async function tryKind(context: WorkContext, kind: string) {
  const tried: { name: string; words: string; isRight: boolean }[] = [];
  for (const args of edgeInputs(context.subject.problem, kind)) {
    if (tried.length === MAX_TRIED) break;
    const ran = await runOnInput(context, args);
    const name = `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
    if (ran) tried.push({ name, isRight: ran.isRight, words: ran.words });
  }
  return tried;
}
