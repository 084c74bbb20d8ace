import type { FileKind } from "../../entities/attempt/workspace.ts";
import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import { entryPointIn } from "../../entities/catalog/entry-point.ts";
import type { Problem } from "../../entities/catalog/problem.ts";
import type { Proposal } from "../../entities/chat/proposal.ts";
import type { OwnTest } from "../../entities/runs/own-test.ts";
import { AppError } from "../../errors.ts";
import type { CoachContext } from "../../ports/coach/coach-context.ts";
import type { GuardPolicy } from "../../ports/coach/guard.ts";
import type { Deps } from "../../ports/deps.ts";
import { checkOwnTests } from "../../runs/files/check-own-tests.ts";
import { hasOnlyTestFields, readOwnTests } from "../../runs/files/read-own-tests.ts";
import { runRequest } from "../../runs/run-request.ts";
import { valueText } from "../../runs/values/value-text.ts";
import { addedLines } from "../../text/added-lines.ts";
import { judgePath } from "../workspace/file-kind.ts";
import { hasAcceptedRecap, mayWriteCode } from "./coach-may-write.ts";
import { judgedTestFile } from "./judged-test-file.ts";
import { differsOnlyInNotes } from "./notes-in-code/differs-only-in-notes.ts";
import { proseIn } from "./prose-in-file.ts";
import { readAssertedTests } from "./read-asserted-tests.ts";
import { blockedBy, withoutText } from "./resolve-change.ts";

export type CheckingDeps = Pick<Deps, "problems" | "runner" | "guard">;

export type Checking = {
  context: CoachContext;
  /** True for the built-in coach, whose words are authored and need no guard. */
  isAuthored: boolean;
};

/** Checks whether a coach may make this change in a file of this kind. Tests and programs are checked by running them. */
export async function checkProposal(
  deps: CheckingDeps,
  proposal: Proposal,
  checking: Checking,
): Promise<Proposal> {
  if (proposal.state === "blocked") return proposal;
  const verdict = judgePath(proposal.path, checking.context.attempt.language);
  if (!verdict.allowed) return blockedBy(proposal, "refused-path");
  // Deleting a file always needs a click, because the learner might notice too late that it is gone.
  if (proposal.newContent === null) return { ...proposal, mayApplyItself: false };
  try {
    return await checks[verdict.kind](deps, proposal, checking);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return blockedBy(withoutText(proposal), "not-checked");
  }
}

type Check = (deps: CheckingDeps, proposal: Proposal, checking: Checking) => Promise<Proposal>;

const checks: Record<FileKind, Check> = {
  notes: (deps, proposal, checking) => guarded(deps, proposal, checking, "strict"),
  scratch: (deps, proposal, checking) => guarded(deps, proposal, checking, "balanced"),
  tests: async (deps, proposal, checking) => {
    const read = readOwnTests(proposal.newContent ?? "");
    if (!read.readable) return blockedBy(proposal, "wrong-test", `tests.json: ${read.why}`);
    if (!hasOnlyTestFields(proposal.newContent ?? "")) {
      return blockedBy(withoutText(proposal), "wrong-test", OTHER_FIELDS);
    }
    const known = readOwnTests(proposal.oldContent ?? "[]");
    const before = new Set(known.readable ? known.tests.map(keyOf) : []);
    const added = read.tests.filter((test) => !before.has(keyOf(test)));
    return checkTests(deps, proposal, checking, added);
  },
  "test-file": async (deps, proposal, checking) => {
    const { problem, attempt } = checking.context;
    const entryPoint = entryPointIn(problem.signature, attempt.language);
    const read = readAssertedTests(proposal.newContent ?? "", entryPoint);
    if (!read.readable) return blockedBy(withoutText(proposal), "wrong-test", read.why);
    const checked = await checkTests(deps, proposal, checking, read.tests);
    // A value that the task does not allow may be any text, so neither the file nor the reason repeats it.
    if (checked.blocked?.reason === "wrong-test")
      return blockedBy(withoutText(proposal), "wrong-test");
    if (checked.state === "blocked") return checked;
    // Tests were compared with the reference's results, so they need no guard.
    const { code } = judgedTestFile(proposal.newContent ?? "", entryPoint);
    const isHarmless = await guarded(deps, { ...checked, newContent: code }, checking, "balanced");
    return isHarmless.state === "blocked" ? isHarmless : checked;
  },
  solution: async (deps, proposal, checking) => {
    const { attempt, problem } = checking.context;
    if (!mayWriteCode(attempt)) return blockedBy(proposal, "not-now");
    const byClick = { ...proposal, mayApplyItself: false };
    if (hasAcceptedRecap(attempt)) return byClick;
    const [before, after] = [proposal.oldContent ?? "", proposal.newContent ?? ""];
    const isHarmless =
      differsOnlyInNotes(before, after, attempt.language) &&
      (await hasSameResults(deps, problem, attempt, before, after));
    if (!isHarmless) return blockedBy(withoutText(proposal), "changes-results");
    return guarded(deps, byClick, checking, "balanced");
  },
};

const OTHER_FIELDS =
  "tests.json: a test has args, an expected value and maybe a name, nothing else.";

const keyOf = ({ args, expected }: OwnTest) => JSON.stringify([args, expected]);

async function checkTests(
  deps: CheckingDeps,
  proposal: Proposal,
  { context: { attempt, problem } }: Checking,
  tests: readonly OwnTest[],
): Promise<Proposal> {
  // While the learner has to predict results, an accepted test would tell one of them.
  const isPredicting = attempt.v2Step === "UNDERSTAND" || attempt.v2Step === "PLAN";
  if (isPredicting || attempt.recapRequired) return blockedBy(proposal, "not-now");
  const verdicts = await checkOwnTests(deps, problem, tests, attempt.userId);
  const wrong = verdicts.findIndex(({ verdict }) => verdict !== "agrees");
  if (wrong < 0) return proposal;
  const input = tests[wrong]?.args.map((arg) => valueText(arg)).join(", ");
  const told = verdicts[wrong]?.why ?? "the expected value is not what the task asks for.";
  return blockedBy(proposal, "wrong-test", `The test for ${input}: ${told}`);
}

async function guarded(
  { guard }: CheckingDeps,
  proposal: Proposal,
  { context, isAuthored }: Checking,
  policy: GuardPolicy,
): Promise<Proposal> {
  const added = addedLines(proposal.oldContent ?? "", proposal.newContent ?? "");
  if (isAuthored || added.trim() === "") return proposal;
  if (!guard) return blockedBy(withoutText(proposal), "not-checked");
  const asCode = `\`\`\`\n${added}\n\`\`\`\n\n${proseIn(proposal.path, added)}`;
  const judged = policy === "strict" ? added : asCode;
  const verdict = await guard.check(judged, context, policy).catch(() => null);
  if (verdict === null) return blockedBy(withoutText(proposal), "not-checked");
  return verdict.leak ? blockedBy(withoutText(proposal), "gives-away") : proposal;
}

async function hasSameResults(
  { runner }: CheckingDeps,
  problem: Problem,
  attempt: AnyAttempt,
  before: string,
  after: string,
): Promise<boolean> {
  const [one, other] = await Promise.all(
    [before, after].map((code) => runner.run(runRequest(problem, { ...attempt, code }))),
  );
  const told = (outcome: typeof one) =>
    JSON.stringify([
      outcome?.status,
      outcome?.tests.map(({ status, actual, error }) => [status, actual, error?.type]),
    ]);
  return told(one) === told(other);
}
