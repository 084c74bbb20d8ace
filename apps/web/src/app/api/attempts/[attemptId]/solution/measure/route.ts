import { measureSolution, measureSolutionInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { measuredAnswer } from "#lib/views/runs.ts";

export const POST = handlePractice({
  limit: "run",
  input: measureSolutionInput,
  output: measuredAnswer,
  run: measureSolution,
});
