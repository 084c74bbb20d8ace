import { retryCode, retryCodeInput } from "@foothold/core/attempt";
import { practise } from "#lib/practise.ts";
import { attemptAnswer } from "#lib/views.ts";

export const POST = practise({ input: retryCodeInput, output: attemptAnswer, run: retryCode });
