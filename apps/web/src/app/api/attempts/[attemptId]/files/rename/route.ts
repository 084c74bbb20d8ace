import { renameFile, renameFileInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { savedFileAnswer } from "#lib/views/attempt.ts";

export const POST = handlePractice({
  input: renameFileInput,
  output: savedFileAnswer,
  run: renameFile,
});
