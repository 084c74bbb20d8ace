import { rewindCode, rewindCodeInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { rewoundAnswer } from "#lib/views.ts";

export const POST = practise({ input: rewindCodeInput, output: rewoundAnswer, run: rewindCode });
