import { recordBrowserRun, recordBrowserRunInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { browserRunAnswer } from "#lib/views/runs.ts";

export const POST = handlePractice({
  input: recordBrowserRunInput,
  output: browserRunAnswer,
  run: recordBrowserRun,
});
