import { answerInProse } from "../../coach/model/call/answer-in-prose.ts";
import {
  type ModelCallOptions,
  type ModelCoachOptions,
  prepareModelCall,
} from "../../coach/model/call/model-call.ts";
import type { FallbackReason } from "../../entities/coach/fallback-reason.ts";
import { ModelFailure, type TextModel } from "../../entities/coach/text-model.ts";
import type {
  Lack,
  RecoveryVoice,
  RecoveryVoices,
  VoiceRequest,
} from "../../ports/recovery/recovery-voice.ts";
import { problemBrief } from "../../prompts/problem-brief.ts";
import { workBrief } from "../../prompts/work-brief.ts";

export type ModelVoicesOptions = Omit<ModelCoachOptions, "models" | "authored" | "runner">;
/** Counts one more call and returns whether it is within the limit. */
type MayCall = () => Promise<boolean>;

const approachWords: Record<VoiceRequest["approach"], string> = {
  rephrase: "Say the goal in other and simpler words.",
  decompose: "Part the goal into smaller ones, and ask for the first alone.",
  constrain: "Narrow it down: one input, one line, one question.",
  examples: "Start from one of the examples, and ask what happens with it.",
  negative: "Start from what does not hold, and ask why it cannot.",
  "bottom-up": "Build up from the smallest case that is not trivial.",
  "research-first": "Name what is worth looking at again before going on, and where.",
  constrained: "Take away all freedom but one choice, and ask for that.",
  afresh: "Look at it as if nothing had been said yet.",
};

const lackWords: Record<Lack, string> = {
  novelty: "Say something that was not said before.",
  holds:
    "Something you said about the program is not so when it is run: leave it out or put it right.",
  namesWhatRan: "Name a call, a variable or a line of the learner's program.",
  checkable: "Say one thing that can be seen by running the program, such as what a call gives.",
};

/** Throws whenever the model fails; the caller then uses the authored voice. */
function modelVoice(
  model: TextModel,
  { mayCall, ...deps }: ModelVoicesOptions & { mayCall: MayCall },
  standIn: RecoveryVoice,
): RecoveryVoice {
  return {
    name: model.name,
    async speak(request) {
      if (!(await mayCall())) throw silent("limit-reached");
      const { context, goal, approach, said, refine } = request;
      const { problem, attempt } = context;
      const startedMs = deps.clock.now().getTime();
      const begun: ModelCallOptions = { ...deps, models: [model], startedMs };
      const modelCall = prepareModelCall(begun, "recover", context, {
        ...workBrief(context),
        problem: problemBrief(problem, attempt.language),
        goal,
        way: approachWords[approach],
        already_said: said.join("\n\n"),
        draft: refine?.draft ?? "",
        lacks: refine?.lacks.map((lack) => lackWords[lack]).join(" ") ?? "",
        built_in: (await standIn.speak(request)) ?? "",
      });
      const { text, reason } = await answerInProse(modelCall, "");
      if (reason === null) return text;
      throw silent(reason);
    },
  };
}

function silent(reason: FallbackReason): ModelFailure {
  const isRefused =
    reason === "leak" ||
    reason === "limit-reached" ||
    reason === "budget-spent" ||
    reason === "not-allowed";
  return new ModelFailure(isRefused ? "refused" : reason, "No words may be shown.");
}

/** The models, weakest first; without any, the authored voices. */
export function modelVoices(
  models: readonly TextModel[],
  authored: RecoveryVoices,
  deps: ModelVoicesOptions & { mayCall: MayCall },
): RecoveryVoices {
  const { standIn } = authored;
  if (models.length === 0) return authored;
  return { order: models.map((model) => modelVoice(model, deps, standIn)), standIn };
}
