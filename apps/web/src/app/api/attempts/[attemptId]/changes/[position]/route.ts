import { roles, viewChange, viewChangeInput } from "@foothold/core";
import { handle } from "#lib/handle.ts";
import { changeAnswer } from "#lib/views.ts";

export const GET = handle({ roles, input: viewChangeInput, output: changeAnswer, run: viewChange });
