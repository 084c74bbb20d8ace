import type { Lesson } from "../../entities/learning/lesson.ts";
import type { RecallCard } from "../../entities/learning/recall.ts";

/** A lesson about the pattern of `aProblem`, with two checks. */
export function aLesson(given: Partial<Lesson> = {}): Lesson {
  return {
    id: "arithmetic-bite",
    patternId: "arithmetic",
    title: "One number from many",
    minutes: 3,
    sections: [
      {
        heading: "A till adds up",
        text: "A till keeps one number while prices come in.\n\nAfter each price it shows the sum.",
        pictures: [],
        code: null,
      },
      {
        heading: "The empty basket",
        text: "Before the first price the till shows zero, because nothing was bought.",
        pictures: [],
        code: null,
      },
    ],
    checks: [
      {
        question: "What does the till hold after each price?",
        choices: [
          { text: "The last price", feedback: "Where would the first one be?", right: false },
          { text: "The sum so far", feedback: "Yes, all that came.", right: true },
        ],
      },
      {
        question: "What does it show before the first price?",
        choices: [
          { text: "Zero", feedback: "Yes, the basket is empty.", right: true },
          { text: "Nothing at all", feedback: "A till always shows a number.", right: false },
        ],
      },
    ],
    ...given,
  };
}

export function aCard(given: Partial<RecallCard> = {}): RecallCard {
  return {
    id: "arithmetic-start",
    patternId: "arithmetic",
    question: "With which number does a running sum begin?",
    answer: "It begins with zero, because adding zero changes nothing.",
    hint: "Which number changes nothing when it is added?",
    ...given,
  };
}
