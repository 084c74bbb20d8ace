import type { AuthoredLanguage } from "../../authored/authored-problem.ts";

/** The programs a learner gets by pasting `code` into the starter: as a whole, as its body, as its answer. */
export function spliceCode(
  code: string,
  { starter, entryPoint, language }: Starter,
): readonly string[] {
  const bodies = isBareValue(code) ? [code] : [code, `return ${code.trim().replace(/;$/, "")}`];
  const programs = bodies.map((body) => fillBody(body, { starter, entryPoint, language }));
  return definesFunction(code, entryPoint) ? [code, ...programs] : programs;
}

export type Starter = { starter: string; entryPoint: string; language: AuthoredLanguage };

/** A single name or literal does not tell how to find the answer. */
const isBareValue = (code: string) =>
  code.split("\n").every((line) => /^(-?[\w.]*|\[\s*\]|"[^"]*"|'[^']*')$/.test(line.trim()));

const definesFunction = (code: string, entryPoint: string) =>
  new RegExp(`(function|def|const|let|var)\\s+${entryPoint}\\b`).test(code);

function fillBody(body: string, { starter, language }: Starter): string {
  if (language === "javascript") {
    const open = starter.indexOf("{");
    return `${starter.slice(0, open + 1)}\n${body}\n${starter.slice(starter.lastIndexOf("}"))}`;
  }
  const lines = starter.split("\n");
  const header = lines.findIndex((line) => line.startsWith("def "));
  return [...lines.slice(0, header + 1), ...indent(body)].join("\n");
}

function indent(body: string): string[] {
  const lines = body.split("\n").filter((line) => line.trim() !== "");
  const margin = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => `    ${line.slice(margin)}`);
}
