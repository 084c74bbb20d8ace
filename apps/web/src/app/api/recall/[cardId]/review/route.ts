import { reviewCard, reviewCardInput } from "@foothold/core/learning";
import { handlePractice } from "#lib/handle-practice.ts";
import { reviewedAnswer } from "#lib/views/learning.ts";

export const POST = handlePractice({
  input: reviewCardInput,
  output: reviewedAnswer,
  run: reviewCard,
});
