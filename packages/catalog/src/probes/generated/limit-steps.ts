import { syntaxNodes } from "./walk-syntax.ts";

/** More than any small input needs. Steps are counted, not time, so that a busy machine finds the same. */
const MOST_STEPS = 3000;

/** The same program, which throws where it would go on for ever. */
export function limitSteps(source: string, functionName: string): string {
  const insertions = syntaxNodes(source).flatMap(({ node }): [number, string][] => {
    switch (node.type) {
      case "ForStatement":
      case "ForOfStatement":
      case "ForInStatement":
      case "WhileStatement":
      case "DoWhileStatement":
        return [
          [node.body.start, "{countStep();"],
          [node.body.end, "}"],
        ];
      case "FunctionDeclaration":
      case "FunctionExpression":
      case "ArrowFunctionExpression":
        return node.body.type === "BlockStatement" ? [[node.body.start + 1, "countStep();"]] : [];
      default:
        return [];
    }
  });
  const counted = insertions
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [at, added]) => `${text.slice(0, at)}${added}${text.slice(at)}`, source);
  const renamed = counted.replace(`function ${functionName}(`, `function startedAnew(`);
  const recursive = renamed.replaceAll(new RegExp(`\\b${functionName}\\(`, "g"), "startedAnew(");
  return `let steps = 0;
function countStep() { if (++steps > ${MOST_STEPS}) throw new Error("too many steps"); }
${recursive}
function ${functionName}(...args) { steps = 0; return startedAnew(...args); }`;
}
