import { type ExplanationField, explanationFields } from "@foothold/core/catalog";
import type { Draft } from "./draft.ts";

const fieldYaml = (field: ExplanationField) => `${field}:
  concepts:
    - id: todo-${field.toLowerCase()}
      label: TODO
      required: true
      phrasings: # 15 or more, as learners say it
        - TODO
      followup: TODO
  misconceptions: [] # 3 or more in all: { id, phrasings: 5 or more, askBack }
`;

export function teachingFiles({ parameters, examples }: Draft): Record<string, string> {
  const names = parameters.map(({ name }) => name);
  const first = examples[0];
  const example = names
    .map((name, at) => `${name} = ${JSON.stringify(first?.args[at])}`)
    .join(", ");
  return {
    "statement.md": "TODO: the story and the task, in short sentences.\n",
    "wrong.yaml": `# 5 or more; \`npm run catalog:check -- --fix-caught-by <slug> --write\` fills in caughtBy
- name: todo-name
  kind: off-by-one
  caughtBy: []
  guidance: TODO
`,
    "misreadings.yaml": `# 5 or more ways to misunderstand the task, each with misreadings/<name>.js
- name: todo-name
  reading: TODO
  question: TODO
`,
    "invariant.mjs": `// Solves the task, and stops where the invariant speaks of it; see problems/two-sum.
export function* moments() {
  yield { when: "TODO" };
}
`,
    "invariant-breaks.json": "{}\n", // written by `npm run catalog:check -- --break-invariants <slug>`
    "probes.json": "[]\n", // written by `npm run catalog:check -- --choose-probes <slug>`
    "rubric.yaml": `${explanationFields.map(fieldYaml).join("")}exampleReading:
  arguments: [${names.join(", ")}]
  pattern: ${JSON.stringify(`${example} → ${JSON.stringify(first?.expected)}`)}
`,
    "plan.yaml": `fits: # 6 or more
  - { pattern: brute-force, match: GOOD, reason: "TODO" }
invariant:
  id: todo-invariant
  text: "TODO {{content}}"
  slots:
    - id: content
      label: TODO
      right: 0 # choices are counted from 0
      choices: # 3 or 4
        - { text: "TODO", feedback: "TODO" }
        - { text: "TODO", feedback: "TODO" }
discovery: # 3 or 4
  - id: todo-question
    question: TODO
    choices:
      - { text: "TODO", pointsTo: [brute-force], reply: "TODO" }
      - { text: "TODO", pointsTo: [], reply: "TODO" }
`,
    "hints.yaml": `ladder: # 5 or more, from open question to nearly there, no code
  - TODO
keySteps: # 3 to 6, never shown
  - TODO
walkthrough: |
  TODO
`,
    "reflect.yaml": `cues: # 3 to 5
  - TODO
invariantSummary: TODO
lesson: todo-bite # TODO
adversary: # 2
  - name: todo-name
    prompt: TODO
    knownAnswer: ${JSON.stringify(first?.args ?? [])}
`,
  };
}
