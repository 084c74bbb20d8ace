import type { TimelineFrame } from "@foothold/core/classroom";
import { findStageName } from "#components/shared/recovery/recovery-words.ts";

type Tone = "learner" | "coach" | "run" | "recovery" | "plain";

export const frameWords: Record<TimelineFrame["kind"], { title: string; tone: Tone }> = {
  "attempt-started": { title: "Started", tone: "plain" },
  "attempt-imported": { title: "Imported from the older version", tone: "plain" },
  "mode-set": { title: "Changed the mode", tone: "plain" },
  "step-skipped": { title: "Skipped a step", tone: "plain" },
  "explanation-submitted": { title: "Explained the problem", tone: "learner" },
  "followup-answered": { title: "Answered a question", tone: "learner" },
  "explanation-assessed": { title: "The coach read it", tone: "coach" },
  "prediction-made": { title: "Predicted a result", tone: "learner" },
  "explanation-revised": { title: "Revised the explanation", tone: "learner" },
  "explanation-reassessed": { title: "The coach read the revision", tone: "coach" },
  "example-checked": { title: "Checked an example", tone: "learner" },
  "patterns-requested": { title: "Asked for patterns", tone: "learner" },
  "patterns-suggested": { title: "Patterns were suggested", tone: "coach" },
  "pattern-chosen": { title: "Chose a pattern", tone: "learner" },
  "pattern-judged": { title: "The coach judged the choice", tone: "coach" },
  "plan-revision-sent": { title: "Sent a revised plan", tone: "learner" },
  "plan-revised": { title: "The coach judged the revised plan", tone: "coach" },
  "discovery-run": { title: "Looked for a pattern", tone: "learner" },
  "hint-given": { title: "Took a hint", tone: "coach" },
  "code-saved": { title: "Wrote code", tone: "learner" },
  "code-rewound": { title: "Went back in the code", tone: "learner" },
  "files-changed": { title: "Changed files beside the solution", tone: "learner" },
  "code-submitted": { title: "Submitted the code", tone: "learner" },
  "tests-run": { title: "Ran the tests", tone: "run" },
  "failure-described": { title: "Described a failure", tone: "learner" },
  "failure-explained": { title: "The coach explained a failure", tone: "coach" },
  "trace-noted": { title: "Noted what a trace showed", tone: "learner" },
  "attempt-retried": { title: "Went back to the code", tone: "plain" },
  "later-prediction-made": { title: "Predicted a result", tone: "learner" },
  "challenge-tried": { title: "Tried to break a program", tone: "learner" },
  "reflection-submitted": { title: "Reflected", tone: "learner" },
  "reflection-questioned": { title: "The coach asked about the invariant", tone: "coach" },
  "stuck-action-answered": { title: "Asked for help", tone: "coach" },
  "stuck-offer-dismissed": { title: "Turned down help", tone: "plain" },
  "help-offered": { title: "Help was offered", tone: "recovery" },
  "recovery-begun": { title: "Took up help", tone: "recovery" },
  "recovery-shown": { title: "Recovery", tone: "recovery" },
  "human-called": { title: "An instructor was asked", tone: "recovery" },
  "human-answered": { title: "An instructor answered", tone: "recovery" },
  "recovery-ended": { title: "Recovery ended", tone: "recovery" },
  "recap-submitted": { title: "Explained a rescue back", tone: "learner" },
  "recap-assessed": { title: "The coach read the recap", tone: "coach" },
  "question-asked": { title: "Asked the coach", tone: "learner" },
  "exchange-begun": { title: "Wrote to the coach", tone: "learner" },
  "question-answered": { title: "The coach answered", tone: "coach" },
  "approach-submitted": { title: "Wrote down an approach", tone: "learner" },
  "attempt-finished": { title: "Finished", tone: "plain" },
};

/** Steps of a recovery are named by their stage. */
export function frameTitle({ kind, about }: TimelineFrame): string {
  const stage = kind === "recovery-shown" ? findStageName(about) : undefined;
  return stage ?? frameWords[kind].title;
}

/** The heading above the words of a frame that are not the coach's. */
export const speakers: Partial<Record<TimelineFrame["kind"], string>> = {
  "help-offered": "What was offered",
  "recovery-shown": "What was shown",
  "human-answered": "The instructor wrote",
};

export const endings: Partial<Record<string, string>> = {
  recovered: "moving again",
  exhausted: "nothing left to try",
  misread: "a misreading",
  explained: "was shown it",
};

export const toneDots: Record<Tone, string> = {
  learner: "bg-accent",
  coach: "bg-coach-solid",
  run: "bg-success",
  recovery: "bg-caution",
  plain: "bg-line-strong",
};
