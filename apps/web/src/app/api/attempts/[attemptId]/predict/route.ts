import {
  predictLater,
  predictLaterInput,
  viewLaterProbe,
  viewLaterProbeInput,
} from "@foothold/core/attempt";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { handlePractice } from "#lib/handle-practice.ts";
import { laterPredictionAnswer, laterProbeAnswer } from "#lib/views/stuck.ts";

export const GET = handle({
  roles,
  input: viewLaterProbeInput,
  output: laterProbeAnswer,
  run: viewLaterProbe,
});

export const POST = handlePractice({
  input: predictLaterInput,
  output: laterPredictionAnswer,
  run: predictLater,
});
