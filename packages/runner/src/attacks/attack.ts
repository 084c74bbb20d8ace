import type {
  Language,
  ProgramError,
  RunLimits,
  RunOutcome,
  RunValue,
  SourceFile,
  TestStatus,
} from "@foothold/core/runs";

/** A hostile program, and how its run must end. */
export type Attack = {
  name: string;
  language: Language;
  code: string;
  /** Files beside the program. */
  neighbours?: SourceFile[];
  /** In words, for the reader of the table. */
  intended: string;
  /** Any of these is right; "did-not-compile" when no test may run. */
  ends: (TestStatus | "did-not-compile")[];
  args?: RunValue[];
  /** A hidden test follows, whose only argument is a secret that must not come back. */
  meetsHiddenTest?: true;
  /** Left out when the right answer is a secret that the program must not find. */
  expected?: RunValue;
  limits?: Partial<RunLimits>;
  errorType?: string | RegExp;
  actual?: RunValue;
  stdout?: string | RegExp;
};

export const quick = { testMs: 250, totalMs: 4_000 };
/** Replaced by the port of a listener that must hear nothing. */
export const listenerPort = "__LISTENER_PORT__";

export const loops = (language: Language, name: string, code: string): Attack => ({
  name,
  language,
  code,
  intended: "stopped by the clock",
  ends: ["timed-out"],
  limits: quick,
});

export const swells = (language: Language, name: string, code: string): Attack => ({
  name,
  language,
  code,
  intended: "stopped by the memory limit, or refused the memory by its own engine",
  ends: ["out-of-memory", "errored"],
  limits: { testMs: 10_000, totalMs: 12_000, memoryBytes: 128 * 1024 * 1024 },
});

export const refused = (
  language: Language,
  name: string,
  code: string,
  errorType?: string | RegExp,
): Attack => ({
  name,
  language,
  code,
  intended: "meets an error where it hoped for a door",
  ends: ["errored"],
  ...(errorType !== undefined && { errorType }),
});

export const deceives = (
  language: Language,
  name: string,
  code: string,
  parts: Partial<Attack> = {},
): Attack => ({
  name,
  language,
  code,
  intended: "judged by what it returned, and wrong",
  ends: ["failed"],
  ...parts,
});

export const harmless = (
  language: Language,
  name: string,
  code: string,
  expected: RunValue,
  parts: Partial<Attack> = {},
): Attack => ({
  name,
  language,
  code,
  intended: "harms only itself, and is judged like any other",
  ends: ["passed"],
  expected,
  ...parts,
});

export const uncompiled = (
  language: Language,
  name: string,
  code: string,
  parts: Partial<Attack> = {},
): Attack => ({
  name,
  language,
  code,
  intended: "refused before it runs",
  ends: ["did-not-compile"],
  ...parts,
});

export const errorOf = (outcome: RunOutcome): ProgramError | undefined =>
  "error" in outcome ? outcome.error : outcome.tests[0]?.error;
