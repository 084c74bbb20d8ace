import type { AuthoredProblem } from "../../authored/authored-problem.ts";
import { nativeProgram, type Reference } from "../../native/call-reference.ts";
import type { Json } from "../../schema/shared.ts";
import { inputChanges } from "./input-changes.ts";
import { limitSteps } from "./limit-steps.ts";
import { mutateProgram } from "./mutate-program.ts";
import { resultChanges } from "./result-changes.ts";

/** What a reading gives; undefined where it says nothing about such an input. */
type GeneratedReading = (args: readonly Json[], expected: Json) => Json | undefined;

/** Readings that nobody wrote down: the task on a changed input, with a changed result, or by a changed program. */
export function generatedReadings(authored: AuthoredProblem): Map<string, GeneratedReading> {
  const { reference, bruteForce } = authored;
  return new Map([
    ...byInput(authored, programOf(authored, reference.javascript)),
    ...Object.entries(resultChanges).map(([name, change]) =>
      named(`result-${name}`, (args, expected) => change(expected, args)),
    ),
    ...byProgram(authored, "reference", reference.javascript),
    ...byProgram(authored, "brute-force", bruteForce.javascript),
  ]);
}

function named(name: string, reading: GeneratedReading): [string, GeneratedReading] {
  return [name, reading];
}

function byInput({ problem }: AuthoredProblem, solve: Reference): [string, GeneratedReading][] {
  const attempted = (args: readonly Json[]) => {
    try {
      return solve(args);
    } catch {
      return undefined;
    }
  };
  return problem.signature.parameters.flatMap((_, position) => [
    ...Object.entries(inputChanges).map(([name, change]) =>
      named(`input-${position}-${name}`, (args) => {
        const changed = change(args[position] ?? null);
        return changed === undefined ? undefined : attempted(args.with(position, changed));
      }),
    ),
    ...Array.from({ length: position }, (_, other) =>
      named(`inputs-${other}-${position}-exchanged`, (args) =>
        attempted(args.with(position, args[other] ?? null).with(other, args[position] ?? null)),
      ),
    ),
  ]);
}

function byProgram(
  authored: AuthoredProblem,
  name: string,
  source: string,
): [string, GeneratedReading][] {
  return mutateProgram(source).flatMap((mutant, number) => {
    try {
      const solve = programOf(authored, mutant);
      return [named(`${name}-${number}`, (args) => resultOf(solve, args))];
    } catch {
      return []; // The change made no program of it.
    }
  });
}

/** A program that breaks off gives nothing, which is another result too. */
function resultOf(solve: Reference, args: readonly Json[]): Json {
  try {
    return solve(args) ?? null;
  } catch {
    return null;
  }
}

function programOf(authored: AuthoredProblem, source: string): Reference {
  const limited = limitSteps(source, authored.problem.signature.name);
  return nativeProgram(authored, "generated.js", limited);
}
