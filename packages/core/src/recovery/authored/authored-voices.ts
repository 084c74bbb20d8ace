import { createKnownBugFinder } from "../../coach/failures/find-known-bug.ts";
import type { VoiceName } from "../../entities/recovery/recovery.ts";
import type { TraceRequest } from "../../entities/runs/run.ts";
import type { RecoveryVoice, RecoveryVoices, VoiceRequest } from "../../ports/recovery-voice.ts";
import type { Runner } from "../../ports/runs.ts";
import { scoreGuidance } from "../score-guidance.ts";
import { type Measuring, ways } from "./approaches.ts";

/** Says what is authored: of all that fits the way, what is new to the learner and best, one piece further each round. */
function authoredVoice(name: VoiceName, measuring: Measuring): RecoveryVoice {
  return {
    name,
    speak: async ({ context, goal, way, said, refine, round }: VoiceRequest) => {
      const all = await ways[way](context, goal, measuring);
      const fresh = all.filter((text) => !said.includes(text));
      const ranked = fresh
        .map((text, at) => ({ text, at, score: scoreGuidance(text, context, said).score }))
        .sort((one, other) => other.score - one.score || one.at - other.at);
      const next = refine
        ? ranked.filter(({ text }) => text !== refine.draft)[round - 2]
        : ranked[0];
      return next?.text ?? null;
    },
  };
}

/** Needs no key and no network. Its second voice speaks from what was measured, so that there is one to escalate to. */
export function authoredVoices(runner: Pick<Runner, "run" | "trace">): RecoveryVoices {
  const measuring = {
    trace: (request: TraceRequest) => runner.trace(request),
    findKnownBug: createKnownBugFinder(runner),
  };
  const standIn = authoredVoice({ provider: "built-in", model: "ladder" }, measuring);
  return {
    order: [standIn, authoredVoice({ provider: "built-in", model: "diagnosis" }, measuring)],
    standIn,
  };
}
