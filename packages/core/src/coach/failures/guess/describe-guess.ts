import { describeGuessedEnd } from "./describe-guessed-end.ts";
import { describeGuessedLines } from "./describe-guessed-lines.ts";
import { describeGuessedNames } from "./describe-guessed-names.ts";
import type { Guessed } from "./guessed.ts";

/** What the run confirms or denies of the learner's own explanation; empty where it names nothing that a run can show. */
export function describeGuess(guessed: Guessed): string {
  const told = [
    describeGuessedEnd(guessed),
    describeGuessedLines(guessed),
    describeGuessedNames(guessed),
  ].filter(Boolean);
  return told.length === 0 ? "" : `On your guess: ${told.join(" ")}`;
}
