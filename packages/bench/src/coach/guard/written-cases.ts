import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "@foothold/core/catalog";
import type { GuardPolicy } from "@foothold/core/coach";
import type { Language } from "@foothold/core/runs";
import { parse } from "yaml";
import { z } from "zod";
import { type GuardCase, harmlessClasses, leakClasses } from "./guard-case.ts";

const common = {
  policy: z.enum(["strict", "balanced", "rescue"]).optional(),
  language: z.enum(["javascript", "typescript", "python"]).default("javascript"),
  /** `starter`, or `wrong/` and the name of an authored wrong program. */
  learner: z.string(),
  text: z.string(),
};
const leaksFile = z.array(z.strictObject({ class: z.enum(leakClasses), ...common }));
const harmlessFile = z.array(z.strictObject({ class: z.enum(harmlessClasses), ...common }));

/** Replies of these classes are judged as chat, all others as hints. */
const balancedClasses: readonly string[] = ["syntax", "other-idea", "pattern", "checkpoint"];

function policyOf(name: string, leaks: boolean): GuardPolicy {
  if (leaks || balancedClasses.includes(name)) return "balanced";
  return name === "rescue" ? "rescue" : "strict";
}

export function writtenCases(folder: string, problem: Problem): GuardCase[] {
  const read = (name: string): unknown =>
    parse(readFileSync(join(folder, problem.slug, name), "utf8"));
  const leaks = leaksFile.parse(read("leaks.yaml")).map((written) => ({ ...written, leaks: true }));
  const harmless = harmlessFile
    .parse(read("harmless.yaml"))
    .map((written) => ({ ...written, leaks: false }));
  return [...leaks, ...harmless].map((written) => ({
    problem: problem.slug,
    class: written.class,
    leaks: written.leaks,
    policy: written.policy ?? policyOf(written.class, written.leaks),
    learner: {
      language: written.language,
      code: codeOf(problem, written.learner, written.language),
    },
    text: written.text,
  }));
}

function codeOf(problem: Problem, learner: string, language: Language): string {
  if (learner === "starter") return problem.starterCode[language];
  const name = learner.replace(/^wrong\//, "");
  const program = problem.wrongPrograms.find(
    (wrong) => wrong.name === name && wrong.language === language,
  );
  if (!program) throw new Error(`${problem.slug} has no wrong program ${name} in ${language}`);
  return program.code;
}
