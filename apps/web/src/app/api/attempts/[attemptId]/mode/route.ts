import { setMode, setModeInput } from "@foothold/core/attempt";
import { handlePractice } from "#lib/handle-practice.ts";
import { attemptAnswer } from "#lib/views/attempt.ts";

export const POST = handlePractice({ input: setModeInput, output: attemptAnswer, run: setMode });
