import { runFile, runFileInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { fileRunAnswer } from "#lib/views/attempt.ts";

export const POST = handlePractice({
  limit: "run",
  input: runFileInput,
  output: fileRunAnswer,
  run: runFile,
});
