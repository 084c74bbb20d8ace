import type { Problem } from "../../../entities/catalog/problem.ts";
import type { RunValue } from "../../../entities/runs/run.ts";
import { programRequest } from "../../../runs/program-request.ts";
import { callText } from "../../../runs/values/call-text.ts";
import { valueText } from "../../../runs/values/value-text.ts";
import type { Question, Sources, Topic } from "../question.ts";
import { hasOwnCode } from "../steps/step-todos.ts";

const EDGES =
  /\bwhat (could|can|might|may|else could) (still |else )?(break|go wrong|fail)\b|\b(which|what) (edge|corner|special) cases?\b.{0,30}\b(my|i|miss|forgot|left|are|should)\b|\b(did|do|have|am) i (miss(ed|ing)?|forget|forgot|forgotten)\b|\bwhat (should|could|can|must|do) i (still |else )?test\b|\bwhich (inputs?|cases?) (should|could|can|do) i (try|test|check)\b|\bwhat am i missing\b|\btest my (edge|corner) cases\b/;
const WITH_CODE = ["IMPLEMENT", "VERIFY"];

/** Small inputs at the border are run, and told apart by whether the program gives there what the task asks for. */
export const aboutEdges: Topic = async (asked, sources) => {
  const { v2Step } = asked.attempt;
  if (!EDGES.test(asked.plain) || !hasOwnCode(asked)) return null;
  if (v2Step !== null && !WITH_CODE.includes(v2Step)) return null;
  const tried = await Promise.all(
    edgeInputs(asked.problem).map(async ({ name, args }) => {
      const told = await runEdge(asked, args, sources);
      return told === null ? [] : [`- ${name}: ${callText(asked, args)} ${told}`];
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

type EdgeInput = { name: string; args: readonly RunValue[] };

/** The first example with its first list or text made empty, short, and all the same. */
function edgeInputs({ examples }: Problem): EdgeInput[] {
  const args = examples[0]?.args ?? [];
  const at = args.findIndex((arg) => Array.isArray(arg) || typeof arg === "string");
  const long = args[at];
  if (typeof long === "string") {
    const same = (long[0] ?? "a").repeat(3);
    return named(args, at, ["", long.slice(0, 1), same]);
  }
  if (!Array.isArray(long)) return [];
  return named(args, at, [[], long.slice(0, 1), [long[0], long[0], long[0]]]);
}

const names = ["Nothing in it", "One value", "All the same"];
const named = (args: readonly RunValue[], at: number, values: readonly RunValue[]): EdgeInput[] =>
  values.map((value, which) => ({ name: names[which] ?? "", args: args.with(at, value) }));

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
