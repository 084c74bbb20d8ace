import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { AuthoredProblem } from "../../authored/authored-problem.ts";
import type { CheckedProblem, RuleResult } from "../checked-problem.ts";

const nodeClasses = `declare class ListNode {
  val: number;
  next: ListNode | null;
  constructor(val?: number, next?: ListNode | null);
}
declare class TreeNode {
  val: number;
  left: TreeNode | null;
  right: TreeNode | null;
  constructor(val?: number, left?: TreeNode | null, right?: TreeNode | null);
}
`;

/** The compiler's errors in the TypeScript starters, all in one run. */
export async function checkTypeScriptStarters(
  problems: readonly Pick<AuthoredProblem, "slug" | "starter">[],
): Promise<RuleResult> {
  const folder = mkdtempSync(path.join(tmpdir(), "starters-"));
  try {
    writeFileSync(path.join(folder, "nodes.d.ts"), nodeClasses);
    for (const { slug, starter } of problems) {
      writeFileSync(path.join(folder, `${slug}.ts`), `${starter.typescript}\nexport {};\n`);
    }
    const compilerOptions = { strict: true, noEmit: true, target: "es2023", types: [] };
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
    return { findings: await compile(folder), measured: { starters: problems.length } };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function compile(folder: string): Promise<string[]> {
  const compiler = createRequire(import.meta.url).resolve("typescript/package.json");
  const tsc = path.join(path.dirname(compiler), "bin/tsc");
  try {
    await promisify(execFile)(process.execPath, [tsc, "-p", folder, "--pretty", "false"]);
    return [];
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return stdout
      .trim()
      .split("\n")
      .map((line) =>
        line.replace(/^.*?(?<![a-z0-9-])([a-z0-9-]+)\.ts\(/, "problems/$1/starter.ts ("),
      );
  }
}

/** Checks that starters run in every language, take the signature's parameters and solve nothing. */
export async function checkStarters({
  authored,
  problem,
  execute,
}: CheckedProblem): Promise<RuleResult> {
  const findings: string[] = [];
  const names = problem.signature.parameters.map(({ name }) => name);
  const tests = problem.tests.filter(({ hidden }) => !hidden);
  const files = {
    javascript: "starter.js",
    typescript: "starter.ts",
    python: "starter.py",
  } as const;
  for (const [language, file] of Object.entries(files)) {
    const key = language as keyof typeof files;
    const code = authored.starter[key];
    const where = `problems/${authored.slug}/${file}`;
    const header = code.match(/^(?:function|def) \w+\(([^)]*)\)/m)?.[1] ?? "";
    const given = header.split(",").map((parameter) => parameter.split(":")[0]?.trim());
    const sameNames =
      key === "python" ? given.length === names.length : given.join() === names.join();
    if (!sameNames) {
      findings.push(`${where}: takes (${given.join(", ")}), the signature (${names.join(", ")})`);
    }
    const executed = await execute({
      language: key,
      code,
      problem,
      tests,
      testMs: problem.limits.testMs,
    });
    const broken = executed.tests.find(({ message }) => message?.startsWith("did not compile"));
    if (broken) findings.push(`${where}: ${broken.message}`);
    if (executed.tests.every(({ status }) => status === "passed")) {
      findings.push(`${where}: already passes every visible test`);
    }
  }
  return { findings };
}
