import {
  tryChallenge,
  tryChallengeInput,
  viewChallenges,
  viewChallengesInput,
} from "@foothold/core/attempt";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { handlePractice } from "#lib/handle-practice.ts";
import { MAX_VALUES_BYTES } from "#lib/http/input/read-json.ts";
import { challengeAnswer, challengesAnswer } from "#lib/views/runs.ts";

export const GET = handle({
  roles,
  input: viewChallengesInput,
  output: challengesAnswer,
  run: viewChallenges,
  view: (challenges) => ({ challenges }),
});

export const POST = handlePractice({
  limit: "run",
  input: tryChallengeInput,
  output: challengeAnswer,
  run: tryChallenge,
  maxBytes: MAX_VALUES_BYTES,
});
