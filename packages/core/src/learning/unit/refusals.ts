import { AppError } from "../../errors.ts";

export function recapOwed(): AppError {
  return new AppError("recap-required", "Explain the rescue back in your own words first.", {
    suggestions: ["Send a recap, then go on."],
  });
}

// A card that is not in the person's deck yet answers the same.
export function noSuchCard(): AppError {
  return new AppError("not-found", "There is no such card in your deck.");
}
