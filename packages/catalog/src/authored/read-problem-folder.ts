import { existsSync } from "node:fs";
import path from "node:path";
import { hintsFileSchema } from "../schema/hints.ts";
import { invariantBreaksFileSchema } from "../schema/invariant-breaks.ts";
import { misreadingsFileSchema } from "../schema/misreadings.ts";
import { planFileSchema } from "../schema/plan.ts";
import { probesFileSchema } from "../schema/probes.ts";
import { problemFileSchema } from "../schema/problem.ts";
import { questionsFileSchema } from "../schema/questions.ts";
import { reflectFileSchema } from "../schema/reflect.ts";
import { rubricFileSchema } from "../schema/rubric.ts";
import { testsFileSchema } from "../schema/tests.ts";
import { wrongFileSchema } from "../schema/wrong.ts";
import {
  type AuthoredLanguage,
  type AuthoredProblem,
  type Sources,
  sourceExtensions,
} from "./authored-problem.ts";
import { findBrokenReferences } from "./find-broken-references.ts";
import { readText, readYaml, refuseIfAny } from "./read-yaml.ts";

export function readProblemFolder(root: string, slug: string): AuthoredProblem {
  const problems: string[] = [];
  const folder = `problems/${slug}`;
  const text = (file: string) => readText(root, `${folder}/${file}`, problems) ?? "";
  const sources = (base: string): Sources => {
    const source = (language: AuthoredLanguage) => text(`${base}.${sourceExtensions[language]}`);
    return { javascript: source("javascript"), python: source("python") };
  };
  const named = (base: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, sources(`${base}/${name}`)]));

  const problem = readYaml(root, `${folder}/problem.yaml`, problemFileSchema, problems);
  const tests = readYaml(root, `${folder}/tests.yaml`, testsFileSchema, problems);
  const wrong = readYaml(root, `${folder}/wrong.yaml`, wrongFileSchema, problems);
  const misreadings = readYaml(root, `${folder}/misreadings.yaml`, misreadingsFileSchema, problems);
  const probes = readYaml(root, `${folder}/probes.json`, probesFileSchema, problems);
  const rubric = readYaml(root, `${folder}/rubric.yaml`, rubricFileSchema, problems);
  const plan = readYaml(root, `${folder}/plan.yaml`, planFileSchema, problems);
  const invariantBreaks = readYaml(
    root,
    `${folder}/invariant-breaks.json`,
    invariantBreaksFileSchema,
    problems,
  );
  const hints = readYaml(root, `${folder}/hints.yaml`, hintsFileSchema, problems);
  const reflect = readYaml(root, `${folder}/reflect.yaml`, reflectFileSchema, problems);
  const has = (file: string) => existsSync(path.join(root, folder, file));
  const optional = (file: string) => (has(file) ? text(file) : undefined);
  const questions = has("questions.yaml")
    ? readYaml(root, `${folder}/questions.yaml`, questionsFileSchema, problems)
    : [];
  const files = {
    slug,
    statement: text("statement.md").trim(),
    starter: { ...sources("starter"), typescript: text("starter.ts") },
    reference: sources("reference"),
    bruteForce: sources("brute-force"),
    wrongSources: named("wrong", wrong?.map(({ name }) => name) ?? []),
    misreadingSources: Object.fromEntries(
      (misreadings ?? []).map(({ name }) => [name, text(`misreadings/${name}.js`)]),
    ),
    adversarySources: named("adversary", reflect?.adversary.map(({ name }) => name) ?? []),
    generatorSource: text("generator.mjs"),
    invariantSource: text("invariant.mjs"),
    checkerSource: optional("checker.mjs"),
    inputRuleSource: optional("input.mjs"),
  };
  const teaching = rubric && plan && invariantBreaks && hints && questions && reflect;
  if (!(problem && tests && wrong && misreadings && probes && teaching)) {
    refuseIfAny(problems);
    throw new Error(`${folder} could not be read`);
  }
  const authored = {
    ...files,
    ...{
      problem,
      tests,
      wrong,
      misreadings,
      probes,
      rubric,
      plan,
      invariantBreaks,
      hints,
      questions,
      reflect,
    },
  };
  refuseIfAny([...problems, ...findBrokenReferences(authored)]);
  return authored;
}
