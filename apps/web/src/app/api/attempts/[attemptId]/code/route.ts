import { saveCode, saveCodeInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { savedCodeAnswer } from "#lib/views/attempt.ts";

export const PUT = handlePractice({ input: saveCodeInput, output: savedCodeAnswer, run: saveCode });
