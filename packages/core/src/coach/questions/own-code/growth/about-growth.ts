import type { CodeOutline } from "../../../../entities/runs/code-outline.ts";
import type { Topic } from "../../question.ts";
import { hasOwnCode } from "../../steps/step-todos.ts";
import { loopAround } from "../traps/trap.ts";
import { describeLoops, describeRecursion } from "./loop-words.ts";
import { type Growth, measureGrowth } from "./measure-growth.ts";

const COST =
  /\b(two loops|nested loops?|double loop|complexity|big ?o|runtime|run ?time|running time|fast|faster|slow|slower|slowest|bottleneck|most time|takes? (the )?longest|speed|quick|efficien\w*|time limit|time ?outs?|timed out|too long|performance|quadratic|linear|logarithmic|optimal|scale[sd]?|steps|how long|(million|thousand|billion)s?|\d{4,9}|(long|big|large|huge|many|longer|bigger|larger) (strings?|lists?|inputs?|texts?|arrays?|numbers|values|words))\b|\bo ?\(/;
const OWN = /\b(my|this|it|code|is that|mine|i have|i use|which (line|part)|what (line|part))\b/;
const WITH_CODE = ["IMPLEMENT", "VERIFY", "REFLECT", "COMPLETE"];

const words: Record<Growth, string> = {
  constant: "The number does not grow with the input: that is O(1).",
  logarithmic:
    "Twice the input adds only about as many lines as the doubling before: that is about O(log n).",
  linear:
    "Twice the input is about twice the lines: that is linear, O(n) (or O(n log n), which looks alike here).",
  quadratic: "Twice the input is about four times the lines: that is quadratic, O(n^2).",
  steeper: "It grows faster than the square of the input: that is steeper than O(n^2).",
};
const notations: Record<Growth, RegExp> = {
  constant: /\bo ?\( ?1 ?\)|constant/,
  logarithmic: /\bo ?\( ?log|logarithmic/,
  linear: /\bo ?\( ?n ?\)|\bo ?\( ?n ?\*? ?log|linear/,
  quadratic: /\bo ?\( ?n ?(\^|\*\*)? ?\*? ?(2|²|n) ?\)|quadratic|squared/,
  steeper: /\bo ?\( ?(2 ?\^? ?n|n ?\^? ?3|n!)|exponential|cubic/,
};

/** Calls that go through a whole list, which the count of lines does not show. */
const LOOPING = new Set(
  "index count sorted sort indexOf includes slice splice shift unshift max min sum reverse reversed join concat find filter map insert remove copy list set Counter".split(
    " ",
  ),
);

/** How the cost grows is counted, not guessed. */
export const aboutGrowth: Topic = async (asked, { code, runner }) => {
  if (!COST.test(asked.plain) || !OWN.test(asked.plain) || !hasOwnCode(asked)) return null;
  if (
    /\bwhat (is|does) (a |an |the )?(o ?\(|big|complexity|linear|quadratic)/.test(asked.plain) &&
    !/\bmy\b/.test(asked.plain)
  )
    return null;
  const { v2Step } = asked.attempt;
  if (v2Step !== null && !WITH_CODE.includes(v2Step)) return null;
  const measured = await measureGrowth(asked, runner);
  if (measured === null) return null;
  const outline = await code.outline(asked.attempt);
  const parts = outline ? partsOf(outline, asked.attempt.code) : [];
  if (measured === "cut") {
    return {
      topic: "growth",
      summary:
        "I ran your program on an input of 8 values, and it ran more than a thousand lines. Either it does not end there, or it does far more than going through the values. Follow the trace of a small test first.",
      sections: parts,
      next: ["Is my loop right?", "What is an infinite loop?"],
    };
  }
  const { counted, busiest } = measured;
  const looped = measured.growth === "linear" ? callInLoop(outline) : null;
  const growth = looped ? "quadratic" : measured.growth;
  const claimed = (Object.keys(notations) as Growth[]).find((each) =>
    notations[each].test(asked.plain),
  );
  const verdict =
    claimed === undefined ? "" : claimed === growth ? "Yes. " : "Not by what I counted. ";
  const sizes = counted.map(({ size }) => size).join(", ");
  const steps = counted.map(({ steps }) => steps).join(", ");
  const { testMs } = asked.problem.limits;
  const hidden = hiddenCalls(outline);
  return {
    topic: "growth",
    summary: `${verdict}I ran your program on inputs of size ${sizes} and counted the lines it ran: ${steps}. ${words[measured.growth]}${looped ? ` But ${looped}` : ""}`,
    sections: [
      ...(busiest
        ? [
            {
              heading: "Where the work is",
              content: `Line ${busiest.line} ran most often, ${busiest.times} times at the largest size.`,
            },
          ]
        : []),
      ...parts,
      ...(hidden ? [{ heading: "Not counted", content: hidden }] : []),
      {
        heading: "Is it enough?",
        content: `These limits hold: ${asked.problem.constraints
          .filter((each) => /\d/.test(each))
          .slice(0, 2)
          .join(
            " ",
          )}${testMs === undefined ? "" : ` One test may take ${testMs} ms.`} Some ten million simple steps fit into a second.`,
      },
    ],
    next: [
      ...(busiest ? [`What does line ${busiest.line} do?`] : []),
      "What is big O?",
      "What are hidden loops?",
    ],
  };
};

/** What in the program makes it grow. */
function partsOf(outline: CodeOutline, code: string): { heading: string; content: string }[] {
  const recursion = describeRecursion(outline, code);
  const loops = describeLoops(outline, code);
  return [
    ...(recursion ? [{ heading: "Calls of itself", content: recursion }] : []),
    ...(loops ? [{ heading: "Your loops", content: loops }] : []),
  ];
}

/** Calls that surely go through all values each time. */
const GOES_THROUGH = new Set(
  "index count sorted sort indexOf lastIndexOf includes shift unshift max min sum reversed insert remove find filter".split(
    " ",
  ),
);

/** What a call in a loop costs together with the loop; null where there is none. */
function callInLoop(outline: CodeOutline | null): string | null {
  for (const { line, kind, calls } of outline?.lines ?? []) {
    const name = calls.find((each) => GOES_THROUGH.has(each));
    const loop = outline && loopAround(outline, line);
    if (name === undefined || !loop || kind === "for") continue;
    return `line ${line} calls \`${name}\` inside the loop of line ${loop.line}, and that call goes through the values itself, in every round. Both together are up to n * n steps: quadratic, O(n^2), and slow for long inputs.`;
  }
  return null;
}

function hiddenCalls(outline: CodeOutline | null): string {
  const found = (outline?.lines ?? []).flatMap(({ line, calls }) =>
    calls.filter((name) => LOOPING.has(name)).map((name) => `\`${name}\` at line ${line}`),
  );
  if (found.length === 0) return "";
  return `What a call does inside is not in the count: ${found.slice(0, 4).join(", ")}. Such calls go through their values too.`;
}
