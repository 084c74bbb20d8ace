import type { Difficulty, SubTaskWork } from "../../entities/subtasks/sub-task.ts";

/** A sub-task before it has an id. */
export type PlanStep = {
  instruction: string;
  contextFiles: readonly string[];
  constraints: readonly string[];
  work: SubTaskWork;
  difficulty: Difficulty;
  /** Positions in the list of the steps that it depends on. */
  dependsOn: readonly number[];
};

/** What is known about the attempt before the plan is made. */
export type PlanFacts = {
  /** The path of the learner's program. */
  solution: string;
  /** Paths of all files, the solution among them. */
  files: readonly string[];
  /** Positions of the tests that fail now. */
  failingTests: readonly number[];
  constraints: readonly string[];
  /** Numbers of the program's lines that are not empty. */
  lines: readonly number[];
  /** The kinds of edge cases that this problem has. */
  inputs: readonly string[];
  /** How many versions of the program are stored. */
  versions: number;
};
