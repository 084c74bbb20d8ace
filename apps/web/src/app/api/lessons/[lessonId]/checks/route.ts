import { answerCheck, answerCheckInput } from "@foothold/core/learning";
import { practise } from "#lib/practise.ts";
import { checkAnswer } from "#lib/views/learning-views.ts";

export const POST = practise({ input: answerCheckInput, output: checkAnswer, run: answerCheck });
