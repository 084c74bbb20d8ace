import { z } from "zod";
import { writeCode } from "../../../attempt/history/write-code.ts";
import { attemptInput, loadAttempt } from "../../../attempt/load/load-attempt.ts";
import { recordEvent } from "../../../attempt/moves/record-event.ts";
import { requireEither } from "../../../attempt/moves/require-move.ts";
import { learnerText } from "../../../entities/fields/learner-text.ts";
import type { Actor } from "../../../entities/people/person.ts";
import type { Deps } from "../../../ports/deps.ts";

export const saveCodeInput = attemptInput.extend({
  code: learnerText("code"),
  version: z.number().int().min(1),
});
export type SaveCode = z.infer<typeof saveCodeInput>;

export const savedCodeSchema = z.object({
  version: z.number().int(),
  /** The change set that holds the code; null when nothing changed. */
  changeSet: z.object({ id: z.string(), position: z.number().int() }).nullable(),
});
export type SavedCode = z.infer<typeof savedCodeSchema>;

export async function saveCode(
  deps: Pick<Deps, "attempts" | "changeSets" | "clock" | "newId">,
  input: SaveCode,
  actor: Actor,
): Promise<SavedCode> {
  const attempt = requireEither(await loadAttempt(deps, input, actor), "save-code");
  const write = await writeCode(deps, attempt, input.code);
  if (!write.change) return { version: attempt.version, changeSet: null };
  const { version } = await recordEvent(deps, attempt, { type: "code-saved", ...write }, actor);
  const { id, position } = write.change.changeSet;
  return { version, changeSet: { id, position } };
}
