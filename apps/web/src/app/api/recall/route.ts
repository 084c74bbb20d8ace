import { viewRecall } from "@foothold/core/learning";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { recallAnswer } from "#lib/views/learning.ts";

export const GET = handle({ roles, output: recallAnswer, run: viewRecall });
