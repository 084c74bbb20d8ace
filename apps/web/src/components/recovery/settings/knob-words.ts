import type { Knob } from "@foothold/core/recovery";

type Words = { label: string; detail: string; name: string };

/** `name` is what the knob is called in configuration files. */
export const knobWords: Record<Knob, Words> = {
  stuckAfter: {
    name: "stuck_after",
    label: "Stuck after this many tries without progress",
    detail:
      "Counted in a row. The limits for failing runs below hold, too: the first one reached counts.",
  },
  warnAfter: {
    name: "warn_after",
    label: "Quiet line after this many tries without progress",
    detail: "It offers what helped others, before the learner is stuck.",
  },
  sameFailures: {
    name: "same_failures",
    label: "Stuck after this many runs that fail in the same way",
    detail: "The first one counts too.",
  },
  progressThreshold: {
    name: "progress_threshold",
    label: "Least score that counts as progress",
    detail: "From 0 to 1.",
  },
  rule: {
    name: "rule",
    label: "How failures are counted",
    detail: "Calm gives time after a hint, and does not count a failure that brought progress.",
  },
  failures: {
    name: "failures",
    label: "Stuck after this many failures in recent tries",
    detail: "How many tries are recent is set in the next field.",
  },
  failuresAmong: {
    name: "failures_among",
    label: "Recent tries in which failures are counted",
    detail: "Counted from the last one back.",
  },
  iterationsWithoutCompletion: {
    name: "iterations_without_completion",
    label: "Stuck after this many tries without completing a step",
    detail: "",
  },
  returns: {
    name: "returns",
    label: "Stuck after this many returns to earlier code",
    detail: "How many tries are looked at is set in the next field.",
  },
  returnsAmong: {
    name: "returns_among",
    label: "Recent tries in which returns are counted",
    detail: "Counted from the last one back.",
  },
  promptMutations: {
    name: "prompt_mutations",
    label: "How many other wordings are tried",
    detail: "From 0 to 5.",
  },
  branchExploration: {
    name: "branch_exploration",
    label: "Try several approaches at once",
    detail: "",
  },
  branchCount: { name: "branch_count", label: "How many approaches", detail: "From 1 to 3." },
  branchBudget: { name: "branch_budget", label: "Rounds for each approach", detail: "" },
  totalRecoveryBudget: {
    name: "total_recovery_budget",
    label: "The most tries of one recovery",
    detail: "Then an instructor is asked.",
  },
};

type Section = { title: string; intro: string; knobs: readonly Knob[] };

export const knobSections: readonly Section[] = [
  {
    title: "When somebody counts as stuck",
    intro: "Every explanation, choice, run and hint is a try.",
    knobs: [
      ...(["stuckAfter", "warnAfter", "sameFailures", "progressThreshold", "rule"] as const),
      ...(["failures", "failuresAmong", "iterationsWithoutCompletion"] as const),
      ...(["returns", "returnsAmong"] as const),
    ],
  },
  {
    title: "What a recovery may try",
    intro: "Before an instructor is asked.",
    knobs: [
      ...(["promptMutations", "branchExploration", "branchCount", "branchBudget"] as const),
      "totalRecoveryBudget",
    ],
  },
];

export const ruleWords = { calm: "Calm", letter: "By the letter: every failure" } as const;
export const switchWords = { on: "On", off: "Off" } as const;
