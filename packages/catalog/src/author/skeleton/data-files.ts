import type { Json } from "../../schema/shared.ts";
import { type Draft, type DraftTest, snakeCase } from "./draft.ts";

const flow = (value: Json) => JSON.stringify(value);

export function problemYaml(draft: Draft): string {
  const { title, functionName, parameters, returns, examples, comparison } = draft;
  const pythonName = snakeCase(functionName);
  return `title: ${flow(title)}
rung: 1
patterns: [brute-force] # TODO the main pattern first
estimatedMinutes: 20
prerequisites: []
signature:
  name: ${functionName}
${pythonName === functionName ? "" : `  pythonName: ${pythonName}\n`}  parameters:
${parameters.map(({ name, type }) => `    - { name: ${name}, type: ${flow(type)}, kind: plain }`).join("\n")}
  returns: { type: ${flow(returns)}, kind: plain }
constraints: # 2 to 6 short sentences with numbers
  - "TODO"
examples: # exactly 3
${examples
  .map(
    ({ args, expected, explanation }) =>
      `  - args: ${flow(args)}\n    expected: ${flow(expected)}\n    explanation: ${flow(explanation)}`,
  )
  .join("\n")}
comparison: ${flow(comparison)}
limits: { testMs: 1000 }
complexity: { time: "TODO", space: "TODO" } # naive: "O(n^2)" where the problem asks for better
sourceRules: []
`;
}

export function testsYaml({ visible, hidden }: Draft): string {
  const line = ({ id, args, expected, purpose }: DraftTest, group = "") =>
    `  - { id: ${id}, args: ${flow(args)}, expected: ${flow(expected)}, purpose: ${flow(purpose)}${group} }`;
  const group = `, group: "TODO"`;
  return `visible: # 4 to 6
${visible.map((test) => line(test)).join("\n")}
hidden: # 16 or more, in 4 to 6 groups of 3 or more
${hidden.map((test) => line(test, group)).join("\n")}
  - { id: generated, generate: { seed: 1, size: 20 }, purpose: "TODO"${group} }
`;
}
