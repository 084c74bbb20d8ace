import { answerCheck, answerCheckInput } from "@foothold/core";
import { practise } from "#lib/practise.ts";
import { checkAnswer } from "#lib/views/learning-views.ts";

export const POST = practise({ input: answerCheckInput, output: checkAnswer, run: answerCheck });
