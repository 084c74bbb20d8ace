import { lessonInput, viewLesson } from "@foothold/core/learning";
import { roles } from "@foothold/core/people";
import { handle } from "#lib/handle.ts";
import { lessonAnswer } from "#lib/views/learning.ts";

export const GET = handle({ roles, input: lessonInput, output: lessonAnswer, run: viewLesson });
