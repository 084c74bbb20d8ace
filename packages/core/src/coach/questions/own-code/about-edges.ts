import type { RunValue } from "../../../entities/runs/run.ts";
import { edgeInputs } from "../../../runs/edge-inputs.ts";
import { programRequest } from "../../../runs/program-request.ts";
import { callText } from "../../../runs/values/call-text.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import type { Question, Sources, Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";

const EDGES =
  /\b(edge|corner|special) cases?\b.{0,30}\b(i|my|me)\b|\bwhat (could|can|might|may|else could) (still |else )?(break|go wrong|fail)\b|\b(which|what) (edge|corner|special) cases?\b.{0,30}\b(my|i|miss|forgot|left|are|should)\b|\b(did|do|have|am) i (miss(ed|ing)?|forget|forgot|forgotten)\b|\bwhat (should|could|can|must|do) i (still |else )?test\b|\bwhich (inputs?|cases?) (should|could|can|do) i (try|test|check)\b|\bwhat am i missing\b|\btest my (edge|corner) cases\b/;
const WITH_CODE = ["IMPLEMENT", "VERIFY"];

const kindsTried = [
  ["Nothing in it", "nothing in it"],
  ["One value", "one value"],
  ["All the same", "all the same"],
] as const;

/** Runs the program on small edge cases and says for each whether its result is right. */
export const aboutEdges: Topic = async (asked, sources) => {
  const { v2Step } = asked.attempt;
  if (!EDGES.test(asked.plain) || !hasOwnCode(asked)) return null;
  if (v2Step !== null && !WITH_CODE.includes(v2Step)) return null;
  const tried = await Promise.all(
    kindsTried.map(async ([name, kind]) => {
      const [args] = edgeInputs(asked.problem, kind);
      const told = args ? await runEdge(asked, args, sources) : null;
      return !args || told === null ? [] : [`- ${name}: ${callText(asked, args)} ${told}`];
    }),
  );
  const lines = tried.flat();
  if (lines.length === 0) return null;
  return {
    topic: "result",
    summary:
      "What breaks most programs are the edges: nothing at all, one value, all values the same, the largest input. I tried the small ones.",
    sections: [{ heading: "What your program does there", content: lines.join("\n") }],
    next: ["Is my program fast enough?", "What is an edge case?", "How do I hand in?"],
  };
};

async function runEdge(
  { problem, attempt }: Question,
  args: readonly RunValue[],
  { runner, runReference }: Sources,
): Promise<string | null> {
  const tests = [{ args: [...args], expected: null }];
  const outcome = await runner
    .run({ ...programRequest(problem, attempt), tests, requester: attempt.userId })
    .catch(() => null);
  const [test] = outcome?.tests ?? [];
  if (!test || outcome?.status === "did-not-compile") return null;
  const gave = test.actual ?? null;
  const checked = await runReference(problem, args, gave);
  if (!checked?.allowed) return null;
  if (test.error) return `stops with ${test.error.type}: ${test.error.message}.`;
  if (test.status === "timed-out") return "does not come to an end in time.";
  const judged = checked.agrees ? "as it should" : "and that is not what the task asks for";
  return `gives ${valueText(gave)}, ${judged}.`;
}
