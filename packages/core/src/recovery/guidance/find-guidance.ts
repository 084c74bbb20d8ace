import type { Guidance } from "../../entities/recovery/guidance.ts";
import type { Deps } from "../../ports/deps.ts";
import type { VoiceContext } from "../../ports/recovery/recovery-voice-context.ts";
import { mayOfferNote } from "../sharing/guidance-access.ts";
import { mayShow } from "./may-show.ts";
import { observeSituation } from "./observe-situation.ts";
import { type RankedGuidance, rankGuidance } from "./rank-guidance.ts";

/** The best note for the attempt's situation that its learner may be shown. */
export async function findGuidance(
  deps: Pick<Deps, "guidance" | "guard" | "classes" | "runner">,
  context: VoiceContext,
  isLeftOut: (note: Guidance) => boolean = () => false,
): Promise<RankedGuidance | undefined> {
  const { problem, attempt } = context;
  const own = (await deps.classes.of(attempt.userId)).map(({ id }) => id);
  const notes = await deps.guidance.ofProblem(problem.slug);
  const known = notes.filter((note) => mayOfferNote(note, own) && !isLeftOut(note));
  if (known.length === 0) return undefined;
  const situation = await observeSituation(deps, problem, attempt);
  for (const ranked of rankGuidance(situation, known)) {
    // Text that was harmless for one learner may give the solution away to another.
    if (await mayShow(deps, shownText(ranked.guidance), context)) return ranked;
  }
  return undefined;
}

/** The words and the steps that they do not contain. A merged note may have steps that came from another note. */
function shownText({ words, steps }: Guidance): string {
  return [words, ...steps.filter((step) => !words.includes(step))].join("\n");
}
