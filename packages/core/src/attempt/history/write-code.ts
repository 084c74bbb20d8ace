import type { AnyAttempt } from "../../entities/attempt-v2.ts";
import type { ChangeWrite } from "../../ports/attempt.ts";
import type { Deps } from "../../ports/deps.ts";
import { type LineDelta, makeDelta } from "../../text/line-delta.ts";
import { codeChange } from "./next-change.ts";

export type CodeWrite = {
  details: { codeDelta: LineDelta; changeSetId: string | null };
  change?: ChangeWrite;
};

/** What to write so that the attempt's code becomes `code`; no change set when it already is. */
export async function writeCode(
  { changeSets, clock, newId }: Pick<Deps, "changeSets" | "clock" | "newId">,
  attempt: AnyAttempt,
  code: string,
): Promise<CodeWrite> {
  if (code === attempt.code) return { details: { codeDelta: [], changeSetId: null } };
  const last = await changeSets.last(attempt.id);
  const changeSet = codeChange({ attempt, last, id: newId(), now: clock.now() }, code);
  return {
    details: { codeDelta: makeDelta(attempt.code, code), changeSetId: changeSet.id },
    change: { changeSet, nowApplied: [], noLongerApplied: [] },
  };
}
