import { z } from "zod";
import { rewindChange } from "../../../attempt/history/next-change.ts";
import { solutionPath } from "../../../attempt/history/solution-path.ts";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordEvent } from "../../../attempt/moves/record-event.ts";
import { requireEither } from "../../../attempt/moves/require-move.ts";
import type { FileContents } from "../../../entities/attempt/change-set.ts";
import { appliedAfter } from "../../../entities/attempt/lineage.ts";
import type { Actor } from "../../../entities/people/person.ts";
import { invalidField } from "../../../errors.ts";
import type { Deps } from "../../../ports/deps.ts";
import { makeDelta } from "../../../text/line-delta.ts";

/** To any position, back or forward; 0 is the code the attempt began with. */
export const rewindCodeInput = attemptInput.extend({ position: z.number().int().min(0) });
export type RewindCode = z.infer<typeof rewindCodeInput>;

export const rewoundSchema = z.object({
  version: z.number().int(),
  code: z.string(),
  position: z.number().int(),
});
export type Rewound = z.infer<typeof rewoundSchema>;

/** Takes every file of the workspace back or forward. A rewind is a new change set, so that it can itself be undone. */
export async function rewindCode(
  deps: Pick<Deps, "attempts" | "changeSets" | "clock" | "newId">,
  input: RewindCode,
  actor: Actor,
): Promise<Rewound> {
  const attempt = requireEither(await loadAttempt(deps, input, actor), "rewind-code");
  const { changeSets } = deps;
  const { position } = input;
  const last = await changeSets.last(attempt.id);
  const end = last?.position ?? 0;
  if (position > end) throw invalidField("position", `The history ends at ${end}.`);
  if (position === end) return { version: attempt.version, code: attempt.code, position: end };
  const outline = await changeSets.outline(attempt.id);
  const id = outline.find((entry) => entry.position === position)?.id ?? null;
  const path = solutionPath[attempt.language];
  // The history has a file from its first change on; a solution that it does not know has never changed.
  const filesAt = async (at: number): Promise<FileContents> => ({
    [path]: attempt.code,
    ...(await changeSets.contentsAt(attempt.id, at)),
  });
  const contents = await filesAt(position);
  const current = await filesAt(end);
  const writing = { attempt, last, id: deps.newId(), now: deps.clock.now() };
  const changeSet = rewindChange(writing, { id, contents }, current);
  const code = contents[path] ?? attempt.code;
  const details = {
    codeDelta: makeDelta(attempt.code, code),
    changeSetId: changeSet.id,
    toPosition: position,
  };
  const change = { changeSet, ...appliedAfter(outline, id) };
  const after = await recordEvent(deps, attempt, { type: "code-rewound", details, change }, actor);
  return { version: after.version, code, position: changeSet.position };
}
