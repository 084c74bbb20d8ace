import { saveCode, saveCodeInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { savedCodeAnswer } from "#lib/views.ts";

export const PUT = practise({ input: saveCodeInput, output: savedCodeAnswer, run: saveCode });
