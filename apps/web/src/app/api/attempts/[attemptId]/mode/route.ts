import { setMode, setModeInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { attemptAnswer } from "#lib/views.ts";

export const POST = practise({ input: setModeInput, output: attemptAnswer, run: setMode });
