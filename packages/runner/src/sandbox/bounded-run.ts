import { maxPrintedChars, maxResultsChars, smallResultChars } from "../drive/messages/protocol.ts";

// Copied at the start: in a browser the program shares this realm and may replace them.
const { min } = Math;
const tooLarge = '{"value":{"$":"too-large"}}';

/** The most that all tests of a run may send together: the host keeps all of it, and takes more for a forgery. */
export function boundedRun() {
  let printLeft = maxPrintedChars;
  let resultLeft = maxResultsChars;
  return {
    /** How much the next test may print. */
    printableChars: (perTest: number): number => min(perTest, printLeft),
    printed(chars: number): void {
      printLeft -= chars;
    },
    /** The result, or a marker that it is too large when too much was sent before. */
    result(text: string): string {
      if (text.length > smallResultChars && text.length > resultLeft) return tooLarge;
      resultLeft -= text.length;
      return text;
    },
  };
}
