import {
  catalogKnowledge,
  catalogLessons,
  catalogPatterns,
  catalogProblems,
  loadCatalog,
  miniTextSearch,
  publishedIn,
} from "@foothold/catalog";
import { authoredCoach, createGuard, openLibrary } from "@foothold/core/coach";
import { createCodeReader } from "@foothold/runner/outline";
import { createServerRunner } from "@foothold/runner/server";
import type { Bench } from "../bench.ts";
import { askCoach } from "./ask-coach.ts";
import { type ChatQuestion, questionKinds } from "./chat-question.ts";
import { findFault } from "./judge-answer.ts";
import { type QuestionSet, questionSets, readQuestions } from "./read-questions.ts";
import { setUpSubject } from "./set-up-subject.ts";

type Judged = ChatQuestion & {
  set: QuestionSet;
  fault: string | null;
  text: string;
  tookMs: number;
};

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
  const lessons = catalogLessons(catalog);
  const runner = await createServerRunner({ checkers: catalog.checkers() });
  const published = async () => publishedIn(catalog);
  const guard = createGuard({ runner, published });
  const library = openLibrary({
    knowledge: catalogKnowledge(catalog),
    lessons,
    search: miniTextSearch(),
  });
  const code = createCodeReader(runner);
  const coach = authoredCoach(runner, catalogPatterns(catalog), problems, { library, code });
  const judged: Judged[] = [];
  try {
    for (const question of asked) {
      const subject = await setUpSubject(question, { problems, lessons, runner });
      const startedAt = performance.now();
      const answer = await askCoach(coach, subject, [...question.before, question.question]);
      const tookMs = performance.now() - startedAt;
      const verdict =
        subject.kind === "attempt" ? await guard.check(answer.text, subject, "strict") : null;
      const stopped = verdict?.leak
        ? `stopped by the guard: ${verdict.kind}, ${verdict.evidence}`
        : null;
      judged.push({
        ...question,
        fault: stopped ?? findFault(question, answer),
        text: answer.text,
        tookMs,
      });
    }
  } finally {
    await runner.close();
  }
  return judged;
}

function rowOf(set: QuestionSet, kind: string, judged: readonly Judged[]) {
  const useful = judged.filter(({ fault }) => fault === null).length;
  const times = judged.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
  return {
    set,
    kind,
    questions: judged.length,
    useful,
    share: `${Math.round((useful / judged.length) * 100)}%`,
    "median ms": Math.round(times[Math.floor(times.length / 2)] ?? 0),
  };
}

function tell({ set, kind, question, step, fault, text }: Judged): void {
  console.log(`\n${set}, ${kind}, ${step}: ${question}\n  ${fault}\n  > ${text}`);
}
