import type { FallbackReason, Marked } from "../entities/coach/fallback-reason.ts";
import { isFlagEnabledFor } from "../people/is-flag-enabled-for.ts";
import type { Coach, CoachContext } from "../ports/coach/coach.ts";
import type { Specialist } from "../ports/coach/converse.ts";
import type { Deps } from "../ports/deps.ts";
import type { ModelCoachOptions } from "./model/call/model-call.ts";
import { isWithinBudgets } from "./model/is-within-budgets.ts";
import { modelCoach } from "./model/model-coach.ts";
import { offeredModels } from "./model/offered-models.ts";
import { takeModelCall } from "./model/take-model-call.ts";
import { timeLimits } from "./model/time-limits.ts";
import { wantsDrawing } from "./questions/drawings/wants-drawing.ts";

export type ChosenCoachOptions = Pick<Deps, "settings" | "rateLimits" | "flags"> &
  Pick<Deps, "coachSettings" | "models" | "spending"> &
  Omit<
    ModelCoachOptions,
    "models" | "judge" | "chat" | "firstTextWithinMs" | "wholeWithinMs" | "authored"
  > & {
    builtIn: Coach;
  };

type CoachChoice = {
  coach: Coach;
  /** Why this is not the coach the person chose. */
  insteadFor?: FallbackReason;
};

/**
 * Each call goes to the coach that the attempt's learner chose, or to the built-in coach when that lookup fails. Drawings
 * of values are made here, whichever coach was chosen.
 */
export function chosenCoach(options: ChosenCoachOptions): Coach {
  async function answerTo<Answer extends Marked>(
    userId: string,
    ask: (coach: Coach) => Promise<Answer>,
    specialist?: Specialist,
  ): Promise<Answer> {
    const { coach, insteadFor } = await chooseCoach(options, userId, specialist).catch(
      (error: unknown): CoachChoice => {
        options.onCaught?.(error);
        return { coach: options.builtIn, insteadFor: "unavailable" };
      },
    );
    const answered = await ask(coach);
    return insteadFor ? { ...answered, isFallback: true, fallbackReason: insteadFor } : answered;
  }
  const answer = <Answer extends Marked>(
    { attempt }: CoachContext,
    ask: (coach: Coach) => Promise<Answer>,
  ) => answerTo(attempt.userId, ask);
  return {
    assessExplanation: (given) => answer(given, (coach) => coach.assessExplanation(given)),
    suggestPatterns: (given) => answer(given, (coach) => coach.suggestPatterns(given)),
    judgeChoice: (given) => answer(given, (coach) => coach.judgeChoice(given)),
    discoverPattern: (given) => answer(given, (coach) => coach.discoverPattern(given)),
    hint: (given) => answer(given, (coach) => coach.hint(given)),
    explainFailure: (given) => answer(given, (coach) => coach.explainFailure(given)),
    stuckAction: (given) => answer(given, (coach) => coach.stuckAction(given)),
    converse: (given) =>
      wantsDrawing(given)
        ? options.builtIn.converse(given)
        : answerTo(given.userId, (coach) => coach.converse(given), given.specialist),
    assessRecap: (given) => answer(given, (coach) => coach.assessRecap(given)),
  };
}

/** Returns the built-in coach with a reason when the chosen provider is not offered, or a limit or budget is used up. */
async function chooseCoach(
  options: ChosenCoachOptions,
  userId: string,
  specialist?: Specialist,
): Promise<CoachChoice> {
  const { settings, coachSettings, models, spending, rateLimits, flags, builtIn, ...rest } =
    options;
  const provider = (await settings.find(userId))?.coachProvider ?? "built-in";
  if (provider === "built-in") return { coach: builtIn };
  const setting = await coachSettings.read();
  const offer = offeredModels(models, setting, provider);
  if (!offer.offered) return { coach: builtIn, insteadFor: offer.reason };
  if (!(await takeModelCall(rateLimits, userId, setting))) {
    return { coach: builtIn, insteadFor: "limit-reached" };
  }
  if (!(await isWithinBudgets({ spending, clock: rest.clock }, setting, userId))) {
    return { coach: builtIn, insteadFor: "budget-spent" };
  }
  // The names go from the cheapest and weakest model to the best.
  const isHard = specialist !== undefined && !["simple", "pictures"].includes(specialist);
  const names = isHard ? offer.names.toReversed() : offer.names;
  const [first, ...others] = await models.open(provider, names, setting.access[provider]);
  if (!first) return { coach: builtIn, insteadFor: "not-configured" };
  const hasJudge = await isFlagEnabledFor({ flags }, "judge_by_model", { userId, role: "learner" });
  const cheapest = isHard ? (others.at(-1) ?? first) : first;
  const coach = modelCoach({
    ...rest,
    models: [first, ...others],
    ...(hasJudge && { judge: cheapest }),
    authored: builtIn,
    chat: setting.chat,
    ...timeLimits(models, setting),
  });
  return { coach };
}
