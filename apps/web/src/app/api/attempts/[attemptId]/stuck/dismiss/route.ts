import { dismissOffer, dismissOfferInput } from "@foothold/core/stuck";
import { handlePractice } from "#lib/handle-practice.ts";
import { attemptAnswer } from "#lib/views/attempt.ts";

export const POST = handlePractice({
  input: dismissOfferInput,
  output: attemptAnswer,
  run: dismissOffer,
});
