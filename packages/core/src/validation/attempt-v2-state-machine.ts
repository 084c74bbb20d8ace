import { type AttemptV2, type V2Step, v2Steps } from "../entities/attempt-v2.ts";
import { conditions, type MoveRefusal } from "./attempt-v2-conditions.ts";
import type { Move, MoveState, Trigger } from "./attempt-v2-moves.ts";

type Row = {
  from: V2Step;
  trigger: Trigger;
  to: V2Step;
  when: readonly (keyof typeof conditions)[];
};

/** The only place where a step changes. The first row whose conditions all hold is taken. */
export const transitions = [
  { from: "UNDERSTAND", trigger: "submit-explanation", to: "UNDERSTAND", when: ["needsWork"] },
  { from: "UNDERSTAND", trigger: "submit-explanation", to: "PLAN", when: ["passed"] },
  { from: "UNDERSTAND", trigger: "skip", to: "PLAN", when: ["expertOrExcused"] },
  { from: "PLAN", trigger: "suggest-patterns", to: "PLAN", when: [] },
  { from: "PLAN", trigger: "choose-pattern", to: "PLAN", when: ["unsureBeginner"] },
  {
    from: "PLAN",
    trigger: "choose-pattern",
    to: "IMPLEMENT",
    when: ["patternValidated", "invariantGiven", "invariantNotWrong", "invariantChecked"],
  },
  { from: "PLAN", trigger: "skip", to: "IMPLEMENT", when: ["expertOrExcused"] },
  { from: "IMPLEMENT", trigger: "submit-code", to: "VERIFY", when: ["codeWritten"] },
  { from: "IMPLEMENT", trigger: "request-hint", to: "IMPLEMENT", when: ["hintsRemain"] },
  { from: "VERIFY", trigger: "run-tests", to: "VERIFY", when: ["someTestFailed"] },
  { from: "VERIFY", trigger: "run-tests", to: "REFLECT", when: ["allTestsPassed"] },
  { from: "VERIFY", trigger: "retry", to: "IMPLEMENT", when: [] },
  { from: "REFLECT", trigger: "submit-reflection", to: "COMPLETE", when: ["noRecapOwed"] },
  { from: "REFLECT", trigger: "skip", to: "COMPLETE", when: ["noRecapOwed"] },
] as const satisfies readonly Row[];

const beforeTheEnd = v2Steps.filter((step) => step !== "COMPLETE");
/** The steps after `done`, at which it can still be revised. */
const after = (done: V2Step) =>
  beforeTheEnd.filter((step) => v2Steps.indexOf(step) > v2Steps.indexOf(done));

/** What a learner may do without changing the step, and at which steps. */
export const stayingMoves = {
  "set-mode": beforeTheEnd,
  "answer-followup": ["UNDERSTAND"],
  "check-example": ["UNDERSTAND"],
  "revise-explanation": after("UNDERSTAND"),
  "run-discovery": ["PLAN"],
  "revise-plan": after("PLAN"),
  "save-code": ["IMPLEMENT"],
  "rewind-code": ["IMPLEMENT"],
  /** Files of the learner's own; the solution only where code can be saved. */
  "change-files": beforeTheEnd,
  "check-tests": ["IMPLEMENT"],
  "explain-failure": ["VERIFY"],
  trace: ["VERIFY"],
  "try-challenge": ["REFLECT"],
  "predict-later": ["PLAN", "IMPLEMENT", "VERIFY", "REFLECT"],
  "stuck-action": beforeTheEnd,
  "stuck-recap": beforeTheEnd,
  "ask-coach": beforeTheEnd,
} as const satisfies Record<string, readonly V2Step[]>;
export type StayingMove = keyof typeof stayingMoves;

export type MoveVerdict =
  | { allowed: true; to: V2Step }
  | { allowed: false; reason: MoveRefusal; step: V2Step };

export function decideMove(state: MoveState, move: Move): MoveVerdict {
  const refuse = (reason: MoveRefusal) => ({ allowed: false, reason, step: state.v2Step }) as const;
  let reason: MoveRefusal = "wrong-step";
  for (const row of rowsFor(state.v2Step, move.trigger)) {
    const broken = row.when.map((name) => conditions[name]).find((c) => !c.holds(state, move));
    if (!broken) return { allowed: true, to: row.to };
    reason = broken.refusal;
  }
  return refuse(reason);
}

/** Whether the step has this trigger at all; asked before any work whose result the conditions need. */
export function mayBegin(step: V2Step, trigger: Trigger | StayingMove): boolean {
  if (isStaying(trigger)) return (stayingMoves[trigger] as readonly V2Step[]).includes(step);
  return rowsFor(step, trigger).length > 0;
}

export function moveStateOf(attempt: AttemptV2): MoveState {
  const { v2Step, mode, hintBudget, hintsUsedCount, recapRequired } = attempt;
  return { v2Step, mode, hintBudget, hintsUsedCount, recapRequired };
}

function rowsFor(step: V2Step, trigger: Trigger): readonly Row[] {
  return transitions.filter((row) => row.from === step && row.trigger === trigger);
}

function isStaying(trigger: Trigger | StayingMove): trigger is StayingMove {
  return trigger in stayingMoves;
}
