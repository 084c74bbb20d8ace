import { testOwnCoach, testOwnCoachInput } from "@foothold/core/coach";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { ownCoachTestAnswer } from "#lib/views/coach.ts";

export const POST = handle({
  roles,
  input: testOwnCoachInput,
  output: ownCoachTestAnswer,
  limit: "tryModel",
  run: testOwnCoach,
});
