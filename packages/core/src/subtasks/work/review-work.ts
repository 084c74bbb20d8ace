import type { ReviewCheck } from "../../entities/subtasks/sub-task.ts";
import { edgeKinds } from "../../runs/edge-inputs.ts";
import { readOwnTests } from "../../runs/files/read-own-tests.ts";
import { askBuiltIn } from "./ask-questions.ts";
import { runVersion } from "./compare-versions.ts";
import { tryInputs } from "./try-inputs.ts";
import { type Findings, found, type WorkContext, workThrough } from "./work-context.ts";

type Checked = Findings & { toDo: string[] };

/** Checks before a program is handed in. What they leave to do is summed up by the last sub-task. */
export async function reviewWork(
  context: WorkContext,
  { checks, files }: { checks: readonly ReviewCheck[]; files: readonly string[] },
): Promise<Findings> {
  const work = [
    ...checks.map((check) => () => reviewers[check](context)),
    ...files.map((path) => async () => lookAtFile(context, path)),
  ];
  const done = await workThrough(context, work, (look) => look());
  const toDo = done.flatMap((each) => each.toDo);
  return found(done.map(({ summary }) => summary).join("\n\n"), {
    sections: done.flatMap(({ sections }) => sections),
    stepOutput: { toDo },
  });
}

const asked = async (context: WorkContext, question: string): Promise<Checked> => {
  const { summary, sections } = await askBuiltIn(context, question);
  return { ...found(summary, { sections }), toDo: [] };
};

/** Its own lists: reports of how far each is would overwrite those of the whole. */
const quietly = (context: WorkContext): WorkContext => ({ ...context, report: () => {} });

const reviewers: Record<ReviewCheck, (context: WorkContext) => Promise<Checked>> = {
  async tests(context) {
    const ran = await runVersion(context, { version: 0 });
    if (ran.passesAll) return { ...ran, toDo: [] };
    const { summary, sections } = await askBuiltIn(context, "Where does my program go wrong?");
    return { ...found(summary, { sections }), toDo: [`The visible tests: ${ran.summary}`] };
  },
  async edges(context) {
    const inputs = edgeKinds(context.subject.problem);
    const tried = await tryInputs(quietly(context), { inputs });
    return { ...tried, toDo: tried.breaking.slice(0, 1).map((words) => `An edge: ${words}`) };
  },
  growth: (context) => asked(context, "Is my program fast enough?"),
  names: (context) => asked(context, "Are my names good?"),
  task: (context) => asked(context, "What are the constraints?"),
};

function lookAtFile({ stored }: WorkContext, path: string): Checked {
  const text = stored.plan.files[path] ?? "";
  if (text.trim() === "") {
    return { ...found(`${path} is empty.`), toDo: [`${path} is empty: fill it or delete it.`] };
  }
  if (path !== "tests.json") {
    const lines = text.trimEnd().split("\n").length;
    return { ...found(`${path} has ${lines} ${lines === 1 ? "line" : "lines"}.`), toDo: [] };
  }
  const read = readOwnTests(text);
  if (!read.readable) {
    const words = `${path} cannot be read. ${read.why}`;
    return { ...found(words), toDo: [words] };
  }
  const count = read.tests.length;
  const words = `${path} has ${count} ${count === 1 ? "test" : "tests"} of your own.`;
  return { ...found(words), toDo: [] };
}
