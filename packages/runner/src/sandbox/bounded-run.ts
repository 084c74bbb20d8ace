import { maxPrintedChars, maxResultsChars, smallResultChars } from "../drive/messages/protocol.ts";

// In a browser the program shares this realm, and may put its own in their place.
const { min } = Math;
const tooLarge = '{"value":{"$":"too-large"}}';

/** What all tests of a run together may send: their host holds it all, and takes more for a forgery. */
export function boundedRun() {
  let printLeft = maxPrintedChars;
  let resultLeft = maxResultsChars;
  return {
    /** How much the next test may print. */
    printableChars: (perTest: number): number => min(perTest, printLeft),
    printed(chars: number): void {
      printLeft -= chars;
    },
    /** The result as it is, or the word that it is too large where too much was sent before. */
    result(text: string): string {
      if (text.length > smallResultChars && text.length > resultLeft) return tooLarge;
      resultLeft -= text.length;
      return text;
    },
  };
}
