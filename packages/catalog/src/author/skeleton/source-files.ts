import { type Draft, snakeCase } from "./draft.ts";

export function sourceFiles(draft: Draft): Record<string, string> {
  const { functionName, parameters, returns } = draft;
  const names = parameters.map(({ name }) => name).join(", ");
  const typed = parameters.map(({ name, type }) => `${name}: ${type}`).join(", ");
  const pythonNames = parameters.map(({ name }) => snakeCase(name)).join(", ");
  const javascript = (comment: string) =>
    `function ${functionName}(${names}) {\n  // ${comment}\n}\n`;
  const python = (comment: string) =>
    `def ${snakeCase(functionName)}(${pythonNames}):\n    # ${comment}\n    pass\n`;
  const answer = JSON.stringify(draft.examples[0]?.expected ?? null);
  const placeholder = `function ${functionName}(${names}) {\n  return ${answer}; // TODO\n}\n`;

  return {
    "starter.js": javascript("Write your solution here."),
    "starter.ts": `function ${functionName}(${typed}): ${returns} {\n  // Write your solution here.\n  throw new Error("Not written yet");\n}\n`,
    "starter.py": python("Write your solution here."),
    "reference.js": placeholder,
    "reference.py": python("TODO"),
    "brute-force.js": placeholder,
    "brute-force.py": python("TODO"),
    "misreadings/todo-name.js": javascript("TODO"),
    "wrong/todo-name.js": javascript("TODO"),
    "wrong/todo-name.py": python("TODO"),
    "adversary/todo-name.js": javascript("TODO"),
    "adversary/todo-name.py": python("TODO"),
    "generator.mjs": `// TODO: small valid inputs for sizes 0 to 8, stress inputs for large ones.
export function generate(random, size) {
  return ${JSON.stringify(draft.examples[0]?.args ?? [])};
}
`,
  };
}
