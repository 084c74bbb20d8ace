import { solutionPath } from "../../attempt/history/solution-path.ts";
import { runVisibleTests } from "../../coach/questions/own-code/running/run-visible-tests.ts";
import { diffLines } from "../../text/diff-lines.ts";
import { type Findings, found, type WorkContext } from "./work-context.ts";

const MAX_SHOWN_LINES = 40;
const MAX_LOOKED_AT = 50;

/** The program as it is, and as it was before its last change; null where there was none. */
export async function lastTwoVersions({
  deps,
  subject,
}: Pick<WorkContext, "deps" | "subject">): Promise<{ earlier: string; present: string } | null> {
  const { attempt } = subject;
  const path = solutionPath[attempt.language];
  const { items } = await deps.changeSets.list(attempt.id, { limit: MAX_LOOKED_AT });
  for (const { position, files } of items) {
    if (!files.some((file) => file.path === path)) continue;
    const earlier = (await deps.changeSets.contentsAt(attempt.id, position - 1))[path];
    if (earlier !== undefined && earlier !== attempt.code)
      return { earlier, present: attempt.code };
  }
  return null;
}

export async function compareTexts(context: WorkContext): Promise<Findings> {
  const versions = await lastTwoVersions(context);
  if (!versions) return found("There is only one version of your program.");
  const [before, after] = [versions.earlier.split("\n"), versions.present.split("\n")];
  const hunks = diffLines(before, after);
  const dropped = hunks.reduce((sum, hunk) => sum + hunk.dropped, 0);
  const inserted = hunks.reduce((sum, hunk) => sum + hunk.inserted, 0);
  const code = hunks
    .flatMap(({ oldStart, newStart, ...hunk }) => [
      `@@ line ${newStart + 1}`,
      ...before.slice(oldStart, oldStart + hunk.dropped).map((line) => `-${line}`),
      ...after.slice(newStart, newStart + hunk.inserted).map((line) => `+${line}`),
    ])
    .slice(0, MAX_SHOWN_LINES)
    .join("\n");
  const words = `${inserted} ${inserted === 1 ? "line is" : "lines are"} new, ${dropped} ${dropped === 1 ? "is" : "are"} gone.`;
  return found(words, {
    sections: [{ heading: "What is different", content: "", code }],
    stepOutput: { inserted, dropped },
  });
}

export async function runVersion(
  context: WorkContext,
  { version }: { version: number },
): Promise<Findings & { passesAll: boolean }> {
  const { subject, deps } = context;
  const versions = await lastTwoVersions(context);
  const code = version === 0 ? subject.attempt.code : versions?.earlier;
  if (code === undefined) {
    return { ...found("There is no earlier version to run."), passesAll: false };
  }
  const ran = await runVisibleTests(
    { ...subject, attempt: { ...subject.attempt, code } },
    deps.runner,
  );
  if (!ran) throw new Error("The programs cannot be run just now.");
  if (ran.refused) {
    const words = `It cannot be read: ${ran.refused}.`;
    return { ...found(words, { stepOutput: { passed: [] } }), passesAll: false };
  }
  const passed = ran.results
    .filter(({ status }) => status === "passed")
    .map(({ index }) => index + 1);
  const failed = ran.results.filter(({ status }) => status !== "passed");
  const rest =
    failed.length === 0 ? "" : ` Failing: ${failed.map(({ index }) => index + 1).join(", ")}.`;
  const words = `It passes ${passed.length} of ${ran.results.length} visible tests.${rest}`;
  return { ...found(words, { stepOutput: { passed } }), passesAll: failed.length === 0 };
}
