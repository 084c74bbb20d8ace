import type { Bench } from "../bench.ts";
import { questionKinds } from "./chat-question.ts";
import { type JudgedQuestion, judgeQuestions } from "./judge-questions.ts";
import { readAllQuestions, readQuestions } from "./read-questions.ts";

/**
 * `--questions <file or folder>` asks those in place of all; `chat=development` one set, `chat=two-sum` what is about one
 * problem. `--list` tells every answer that was not useful.
 */
export const chat: Bench = {
  what: "questions to the built-in coach: how many answers were useful",
  async run(detail, { questions, list } = {}) {
    const asked = questions === undefined ? readAllQuestions() : readQuestions(questions);
    const judged = await judgeQuestions(
      asked.filter(
        ({ set, problem, kind }) => detail === undefined || [set, problem, kind].includes(detail),
      ),
    );
    if (list) for (const each of judged) if (each.fault !== null) tell(each);
    return [...new Set(judged.map(({ set }) => set))].flatMap((set) => {
      const own = judged.filter((each) => each.set === set);
      const kinds = questionKinds.map((kind) => own.filter((each) => each.kind === kind));
      const rows = kinds.flatMap((each) => (each[0] ? [rowOf(set, each[0].kind, each)] : []));
      return [...rows, rowOf(set, "all", own)];
    });
  },
};

function rowOf(set: string, kind: string, judged: readonly JudgedQuestion[]) {
  const useful = judged.filter(({ fault }) => fault === null).length;
  const unknown = judged.filter(({ fault, isUnknown }) => fault !== null && isUnknown).length;
  const times = judged.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
  return {
    set,
    kind,
    questions: judged.length,
    useful,
    share: `${Math.round((useful / judged.length) * 100)}%`,
    "says it does not know": unknown,
    "answers something else": judged.length - useful - unknown,
    "median ms": atShare(times, 0.5),
    "p95 ms": atShare(times, 0.95),
  };
}

const atShare = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

function tell({ set, kind, problem, question, step, fault, text, buttons }: JudgedQuestion): void {
  console.log(
    `\n${set}, ${kind}, ${problem}, ${step}: ${question}\n  ${fault}\n  > ${text}\n  [${buttons.replaceAll("\n\n", "] [")}]`,
  );
}
