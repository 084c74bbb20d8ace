import { dismissOffer, dismissOfferInput } from "@foothold/core/stuck";
import { practise } from "#lib/practise.ts";
import { attemptAnswer } from "#lib/views.ts";

export const POST = practise({
  input: dismissOfferInput,
  output: attemptAnswer,
  run: dismissOffer,
});
