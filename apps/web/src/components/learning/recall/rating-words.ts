import type { Rating } from "@foothold/core/learning";

/** In the order of the keys 1 to 4. */
export const ratingWords: readonly { rating: Rating; name: string; means: string }[] = [
  { rating: "again", name: "Again", means: "I did not know it" },
  { rating: "hard", name: "Hard", means: "It took a while" },
  { rating: "good", name: "Good", means: "I had it" },
  { rating: "easy", name: "Easy", means: "At once" },
];
