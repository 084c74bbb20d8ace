import { answerCheck, answerCheckInput } from "@foothold/core";
import { checkAnswer } from "#lib/learning-views.ts";
import { practise } from "#lib/practise.ts";

export const POST = practise({ input: answerCheckInput, output: checkAnswer, run: answerCheck });
