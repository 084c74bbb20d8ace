import { testModels, testModelsInput } from "@foothold/core/coach";
import { handle } from "#lib/handle.ts";
import { testedModelsAnswer } from "#lib/views/coach.ts";

export const POST = handle({
  roles: ["admin"],
  input: testModelsInput,
  output: testedModelsAnswer,
  limit: "tryModel",
  run: testModels,
});
