import type { KnowledgeEntry } from "@foothold/core/coach";
import type { Language, Runner } from "@foothold/core/runs";

type Example = NonNullable<KnowledgeEntry["examples"][Language]>;

const ENTRY_POINT = "example";

/** What is wrong with an example; null if it runs and prints what its text says. */
export async function findExampleFault(
  language: Language,
  { code, raises }: Example,
  runner: Pick<Runner, "run">,
): Promise<string | null> {
  const outcome = await runner.run({
    language,
    code: asFunction(language, code),
    entryPoint: ENTRY_POINT,
    tests: [{ args: [], expected: null }],
  });
  const [test] = outcome.tests;
  const error = outcome.status === "did-not-compile" ? outcome.error : test?.error;
  if (raises !== undefined) {
    return error?.type === raises ? null : `raises ${error?.type ?? "nothing"}, not ${raises}`;
  }
  if (error) return `stops with ${error.type}: ${error.message}`;
  const printed = (test?.stdout ?? "").trimEnd().split("\n").join(", ");
  const written = toldOutput(language, code).join(", ");
  return printed === written ? null : `prints ${printed}, and says ${written}`;
}

function asFunction(language: Language, code: string): string {
  if (language !== "python") return `function ${ENTRY_POINT}() {\n${code}\n}`;
  const lines = code.split("\n").map((line) => (line === "" ? "" : `    ${line}`));
  return `def ${ENTRY_POINT}():\n${lines.join("\n")}\n`;
}

/** What a line prints stands behind it as a comment; several prints of one line are separated by commas. */
function toldOutput(language: Language, code: string): string[] {
  const [prints, comment] =
    language === "python" ? [/^\s*print\(/, "  # "] : [/console\.log\(/, " // "];
  return code.split("\n").flatMap((line) => {
    const at = line.lastIndexOf(comment);
    return prints.test(line) && at >= 0 ? [line.slice(at + comment.length).trim()] : [];
  });
}
