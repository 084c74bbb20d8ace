import { edgeInputs } from "../../runs/edge-inputs.ts";
import { runOnInput } from "./run-on-input.ts";
import { type Findings, found, type WorkContext, workThrough } from "./work-context.ts";

/** Of each kind of input this many are run at most. */
const MAX_TRIED = 3;

/** Runs the learner's program on edge cases and compares its results with the reference's. */
export async function tryInputs(
  context: WorkContext,
  { inputs }: { inputs: readonly string[] },
): Promise<Findings> {
  const tried = (await workThrough(context, inputs, (kind) => tryKind(context, kind))).flat();
  const breaking = tried.filter(({ isRight }) => !isRight).map(({ words }) => words);
  const words = tried.map(({ words: said }) => `- ${said}`);
  const none = "The task allows no such input.";
  return found(words.length === 0 ? none : words.join("\n"), { stepOutput: { breaking } });
}

async function tryKind(context: WorkContext, kind: string) {
  const tried: { words: string; isRight: boolean }[] = [];
  for (const args of edgeInputs(context.subject.problem, kind)) {
    if (tried.length === MAX_TRIED) break;
    const ran = await runOnInput(context, args);
    const name = `${kind[0]?.toUpperCase()}${kind.slice(1)}`;
    if (ran) tried.push({ isRight: ran.isRight, words: `${name}: ${ran.words}` });
  }
  return tried;
}
