import { catalogPatterns, catalogProblems, loadCatalog } from "@foothold/catalog";
import { authoredCoach, createGuard } from "@foothold/core/coach";
import { createServerRunner } from "@foothold/runner/server";
import type { Bench } from "../bench.ts";
import { type ChatQuestion, questionKinds } from "./chat-question.ts";
import { findFault } from "./judge-answer.ts";
import { type QuestionSet, questionSets, readQuestions } from "./read-questions.ts";
import { setUpContext } from "./set-up-context.ts";

type Judged = ChatQuestion & { set: QuestionSet; fault: string | null; text: string };

/** `chat=development` asks one set, `chat=two-sum` what is about one problem; both list what was not useful. */
export const chat: Bench = {
  what: "questions to the built-in coach: how many answers were useful",
  async run(detail) {
    const asked = questionSets
      .flatMap((set) => readQuestions(set).map((question) => ({ ...question, set })))
      .filter(({ set, problem }) => detail === undefined || set === detail || problem === detail);
    const judged = await judgeAll(asked);
    if (detail !== undefined) for (const each of judged) if (each.fault) tell(each);
    return questionSets.flatMap((set) => {
      const own = judged.filter((each) => each.set === set);
      const kinds = questionKinds.map((kind) => own.filter((each) => each.kind === kind));
      const rows = kinds.flatMap((each) => (each[0] ? [rowOf(set, each[0].kind, each)] : []));
      return own.length > 0 ? [...rows, rowOf(set, "all", own)] : [];
    });
  },
};

async function judgeAll(asked: readonly (ChatQuestion & { set: QuestionSet })[]) {
  const catalog = loadCatalog();
  const problems = catalogProblems(catalog);
  const runner = await createServerRunner({ checkers: catalog.checkers() });
  const guard = createGuard({ runner });
  const coach = authoredCoach(runner, catalogPatterns(catalog), problems);
  const judged: Judged[] = [];
  try {
    for (const question of asked) {
      const problem = await problems.find(question.problem ?? "");
      if (!problem) throw new Error(`no problem ${question.problem}`);
      const context = await setUpContext(problem, question, runner);
      const { response } = await coach.answerQuestion({ ...context, question: question.question });
      const isUnknown = response.startsWith("I do not know");
      const verdict = await guard.check(response, context, "strict");
      const stopped = verdict.leak ? `stopped by the guard: ${verdict.kind}` : null;
      const fault = stopped ?? findFault(question, { text: response, isUnknown });
      judged.push({ ...question, fault, text: response });
    }
  } finally {
    await runner.close();
  }
  return judged;
}

function rowOf(set: QuestionSet, kind: string, judged: readonly Judged[]) {
  const useful = judged.filter(({ fault }) => fault === null).length;
  return {
    set,
    kind,
    questions: judged.length,
    useful,
    share: `${Math.round((useful / judged.length) * 100)}%`,
  };
}

function tell({ set, kind, question, step, fault, text }: Judged): void {
  console.log(`\n${set}, ${kind}, ${step}: ${question}\n  ${fault}\n  > ${text}`);
}
