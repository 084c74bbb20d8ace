import { reviewCard, reviewCardInput } from "@foothold/core";
import { reviewedAnswer } from "#lib/learning-views.ts";
import { practise } from "#lib/practise.ts";

export const POST = practise({ input: reviewCardInput, output: reviewedAnswer, run: reviewCard });
