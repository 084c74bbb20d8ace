import {
  tryChallenge,
  tryChallengeInput,
  viewChallenges,
  viewChallengesInput,
} from "@foothold/core/attempt";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { practise } from "#lib/practise.ts";
import { challengeAnswer, challengesAnswer } from "#lib/views.ts";

export const GET = handle({
  roles,
  input: viewChallengesInput,
  output: challengesAnswer,
  run: viewChallenges,
  view: (challenges) => ({ challenges }),
});

export const POST = practise({
  limit: "run",
  input: tryChallengeInput,
  output: challengeAnswer,
  run: tryChallenge,
});
