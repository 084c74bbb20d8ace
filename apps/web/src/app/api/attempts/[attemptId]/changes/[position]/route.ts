import { viewChange, viewChangeInput } from "@foothold/core/attempt";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { changeAnswer } from "#lib/views/attempt.ts";

export const GET = handle({ roles, input: viewChangeInput, output: changeAnswer, run: viewChange });
