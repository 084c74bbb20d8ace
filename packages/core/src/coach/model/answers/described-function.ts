import type { UnderstandPayload } from "../../../entities/attempt/attempt-payloads.ts";
import type { Problem } from "../../../entities/catalog/problem.ts";
import type { ValueKind } from "../../../entities/runs/run.ts";
import type { PromptValues } from "../../../prompts/render-prompt.ts";

/** A neutral name, because the real one would tell what the function is for. */
export const DESCRIBED_FUNCTION = "solve";

const nodes: Partial<Record<ValueKind, string>> = {
  "linked-list": "A ListNode has the fields val and next; null is the empty list.",
  "binary-tree": "A TreeNode has the fields val, left and right; null is the empty tree.",
};

/** The signature and the learner's words, without the statement, its examples and the reference. */
export function describedFunction(
  { signature }: Pick<Problem, "signature">,
  payload: UnderstandPayload,
): PromptValues {
  const { parameters, returns, resultArgument } = signature;
  const taken = parameters.map(({ name, type }) => `${name}: ${type}`).join(", ");
  const changed = resultArgument === undefined ? undefined : parameters[resultArgument];
  const kinds = new Set([...parameters, returns].map(({ kind }) => kind));
  return {
    signature: [
      `${DESCRIBED_FUNCTION}(${taken}) gives ${returns.type}`,
      changed ? `The result is what ${changed.name} holds afterwards.` : "",
      ...[...kinds].map((kind) => nodes[kind] ?? ""),
    ]
      .filter(Boolean)
      .join("\n"),
    learner_explanation: payload.explanation,
    learner_input_and_output: payload.inputOutputDescription,
    learner_constraints: payload.constraintsDescription,
    learner_example: payload.exampleWalkthrough,
    learner_answers: payload.followups.map(({ answer }) => answer).join("\n\n"),
  };
}
