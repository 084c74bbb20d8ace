import type { ExplanationField } from "@foothold/core/catalog";

export type FieldWords = {
  name: ExplanationField;
  label: string;
  help: string;
  example: string;
  rows: number;
};

/**
 * In the order they are asked, the easiest first. The examples are about another problem, so that they give nothing
 * away.
 */
export const understandFields: readonly FieldWords[] = [
  {
    name: "exampleWalkthrough",
    label: "One example by hand",
    help: "Make up a small input of your own and say what comes out.",
    example: "“For [3, 5, 4, 6] the answer is 2: day 2 is longer than day 1, day 4 than day 3.”",
    rows: 2,
  },
  {
    name: "inputOutputDescription",
    label: "What goes in, what comes out",
    help: "The kind of each input, and what exactly the result looks like.",
    example: "“In: a list of whole numbers, one per day. Out: one number, how many days.”",
    rows: 2,
  },
  {
    name: "explanation",
    label: "The problem in your own words",
    help: "What is asked, as you would tell it to a twelve-year-old.",
    example:
      "“You get the opening hours of a pool and must say on how many days it is open longer than the day before.”",
    rows: 4,
  },
  {
    name: "constraintsDescription",
    label: "What limits are there?",
    help: "Sizes, special values, what is promised and what is not.",
    example: "“Up to 100,000 days, so comparing all days with all others would be too slow.”",
    rows: 2,
  },
  {
    name: "wrongApproach",
    label: "One approach that would not work",
    help: "Something that looks right at first, and why it is not.",
    example: "“Counting days above the average: a long day after a longer one must not count.”",
    rows: 2,
  },
];
