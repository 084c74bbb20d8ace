import { reviewCard, reviewCardInput } from "@foothold/core/learning";
import { practise } from "#lib/practise.ts";
import { reviewedAnswer } from "#lib/views/learning-views.ts";

export const POST = practise({ input: reviewCardInput, output: reviewedAnswer, run: reviewCard });
