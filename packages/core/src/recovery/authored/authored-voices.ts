import { createKnownBugFinder } from "../../coach/failures/find-known-bug.ts";
import type { VoiceName } from "../../entities/recovery/recovery.ts";
import type { TraceRequest } from "../../entities/runs/run.ts";
import type {
  RecoveryVoice,
  RecoveryVoices,
  VoiceRequest,
} from "../../ports/recovery/recovery-voice.ts";
import type { Runner } from "../../ports/runs.ts";
import { scoreGuidance } from "../scoring/score-guidance.ts";
import { approaches, type ProgramTools } from "./approaches.ts";

/** Chooses the best authored text for the approach that the learner has not seen; each round takes the next best. */
function authoredVoice(name: VoiceName, measuring: ProgramTools): RecoveryVoice {
  return {
    name,
    speak: async ({ context, goal, approach, said, refine, round, facts }: VoiceRequest) => {
      const all = await approaches[approach](context, goal, measuring);
      const fresh = all.filter((text) => !said.includes(text));
      const ranked = fresh
        .map((text, at) => ({ text, at, score: scoreGuidance(text, facts, said).score }))
        .sort((one, other) => other.score - one.score || one.at - other.at);
      const next = refine
        ? ranked.filter(({ text }) => text !== refine.draft)[round - 2]
        : ranked[0];
      return next?.text ?? null;
    },
  };
}

/** Needs no key and no network. The second voice diagnoses the learner's program, so that there is a stronger one. */
export function authoredVoices(
  runner: Pick<Runner, "run" | "trace">,
  onCaught?: (error: unknown) => void,
): RecoveryVoices {
  const measuring = {
    trace: (request: TraceRequest) => runner.trace(request),
    findKnownBug: createKnownBugFinder(runner, undefined, onCaught),
  };
  const standIn = authoredVoice({ provider: "built-in", model: "ladder" }, measuring);
  return {
    order: [standIn, authoredVoice({ provider: "built-in", model: "diagnosis" }, measuring)],
    standIn,
  };
}
