import { verdictSchema } from "@foothold/core/attempt";
import { replySchemas } from "@foothold/core/coach";
import { fenced, reply } from "../reply.ts";

const { recap } = replySchemas;
/** With the `status` that models were asked for when these were written. */
const assessment = replySchemas.assessment.extend({ status: verdictSchema });

export const assessments = [
  reply(assessment, "a pass, pretty", {
    status: "PASS",
    strengths: [
      { quote: "keep what I have seen", point: "You say what has to be remembered." },
      { quote: "once through the list", point: "You say how often each number is looked at." },
    ],
    gaps: [],
    followupQuestions: [],
  }),
  reply(
    assessment,
    "needs work, on one line",
    {
      status: "NEEDS_WORK",
      strengths: [{ quote: "two numbers", point: "You know how many numbers are looked for." }],
      gaps: ["It is open what comes out: the numbers, or where they stand?"],
      followupQuestions: [
        'For [3, 3] and 6, what would you return: "[3, 3]" or "[0, 1]"?',
        "May the same position be used twice?",
      ],
    },
    { indent: 0 },
  ),
  reply(
    assessment,
    "needs work, in a fence",
    {
      status: "NEEDS_WORK",
      strengths: [],
      gaps: [
        "You write “add them all”, but the statement asks for a part of the list that lies together.",
        "Negative numbers are not mentioned.",
      ],
      followupQuestions: ["What happens to your sum when a number is −4?"],
    },
    fenced,
  ),
  reply(assessment, "with quotations and line breaks", {
    status: "NEEDS_WORK",
    strengths: [
      { quote: 'the word "sorted"', point: 'You noticed the word "sorted" in the statement.' },
    ],
    gaps: ["Your walk-through stops half way:\n1. left is 0\n2. right is 5\n3. and then?"],
    followupQuestions: ['What do you do when the sum is "too big"?\nAnd when it is "too small"?'],
  }),
  reply(
    assessment,
    "in several scripts",
    {
      status: "NEEDS_WORK",
      strengths: [{ quote: "naïve café", point: "Vous l’avez bien vu: accents count as letters." }],
      gaps: ["文字 may be more than one unit long 🙂", "Größe und Länge sind nicht dasselbe."],
      followupQuestions: ["Is “Straße” as long as “STRASSE”? 🤔"],
    },
    { indent: 0, before: "Here is my assessment: ", after: "\n" },
  ),
  reply(
    assessment,
    "with a path and a pattern in it",
    {
      status: "PASS",
      strengths: [
        { quote: "only [a-z0-9]", point: "You say which characters count: \\w, not \\s." },
      ],
      gaps: [],
      followupQuestions: ['What becomes of "C:\\temp\\new" when the backslashes are dropped?'],
    },
    { indent: 4 },
  ),
  reply(recap, "a recap taken", {
    accepted: true,
    feedback:
      "Yes: the window only ever moves to the right, so every letter is looked at twice at most.",
  }),
  reply(
    recap,
    "a recap asked about",
    {
      accepted: false,
      feedback:
        'You say that the stack is emptied "at the end". Which bracket is compared with which on the way?',
    },
    { indent: 0 },
  ),
];
