/** An instructor's note about a failure, and the catalogue's wrong program (in JavaScript) that it is about. */
export type Note = { problem: string; bug: string; words: string };

export const notes: Note[] = [
  {
    problem: "two-sum",
    bug: "skips-last",
    words: "Write down which positions your loop visits for a list of two. One is missing.",
  },
  {
    problem: "two-sum",
    bug: "stores-before-looking",
    words:
      "Take a target of 6 and a list with a single 3. Who does that 3 meet? Think about what you do first.",
  },
  {
    problem: "two-sum",
    bug: "positions-after-sorting",
    words: "Your pair is right, its positions are not. When did the entries change places?",
  },
  {
    problem: "binary-search",
    bug: "stops-before-the-last-one",
    words: "Search in a list with one entry, by hand. How often does your loop run?",
  },
  {
    problem: "binary-search",
    bug: "answers-where-it-would-go",
    words:
      "What comes back for a number that is not in the list? Compare with what the task asks for.",
  },
  {
    problem: "coin-change",
    bug: "takes-the-largest-first",
    words:
      "Find three coins and an amount where the largest coin is a bad start. What would you have to compare?",
  },
  {
    problem: "coin-change",
    bug: "each-coin-once",
    words: "Pay 4 with coins of 2. How many coins does your program allow of each kind?",
  },
  {
    problem: "count-islands",
    bug: "joins-corners",
    words:
      "Draw two cells that touch at a corner only. How many islands do you count, and how many does the program?",
  },
  {
    problem: "count-islands",
    bug: "only-right-and-down",
    words:
      "Draw an island shaped like a U and follow your steps. Which cells do you never come to?",
  },
  {
    problem: "merge-intervals",
    bug: "takes-the-later-end",
    words: "What if one span lies wholly inside the one before it? Which end should stay?",
  },
  {
    problem: "merge-intervals",
    bug: "forgets-to-sort",
    words: "Try the same spans in another order. Should the answer change?",
  },
  {
    problem: "valid-parentheses",
    bug: "counts-only",
    words:
      "Count the brackets of a text where one closes before it opens. What does counting not see?",
  },
  {
    problem: "valid-parentheses",
    bug: "forgets-what-is-left",
    words: "What is still waiting when the text is over, and what does that mean?",
  },
  {
    problem: "reverse-linked-list",
    bug: "hands-back-the-old-front",
    words: "After the turn, which node stands in front? Which one do you hand back?",
  },
  {
    problem: "palindrome-phrase",
    bug: "compares-case",
    words:
      "Does it matter whether a letter is large or small? Try a phrase that begins with a capital.",
  },
  {
    problem: "single-trade-profit",
    bug: "highest-minus-lowest",
    words: "Prices that only fall: when would you buy, when sell? Can you sell before you buy?",
  },
  {
    problem: "next-warmer-day",
    bug: "gives-the-position",
    words:
      "Read once more what each entry of the answer counts: a place in the list, or days of waiting?",
  },
  {
    problem: "subarray-sum-count",
    bug: "forgets-the-start",
    words:
      "Take a stretch that begins at the very first number. Which total would have to be known before it?",
  },
  {
    problem: "first-unique-character",
    bug: "looks-only-ahead",
    words: "You look for a twin behind the letter. Where else could a twin stand?",
  },
  {
    problem: "longest-unique-substring",
    bug: "start-moves-back",
    words: "Follow the start of your window on “abba”. Does it ever go to the left?",
  },
];
