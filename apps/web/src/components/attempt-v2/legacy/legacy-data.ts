import type { AttemptStory, ProblemView } from "@foothold/core";
import type { OldAttempt } from "../workbench-data.ts";

export type LegacyData = { attempt: OldAttempt; problem: ProblemView; story: AttemptStory };
