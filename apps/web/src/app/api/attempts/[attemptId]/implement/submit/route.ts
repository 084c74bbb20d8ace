import { submitCode, submitCodeInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { attemptAnswer } from "#lib/views.ts";

export const POST = practise({ input: submitCodeInput, output: attemptAnswer, run: submitCode });
