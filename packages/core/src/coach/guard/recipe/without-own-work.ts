/** A plain value as it stands in a trace: a number, a text or nothing. No name: that would be a step. */
const PLAIN =
  '(?:-?\\d{1,20}(?:\\.\\d{1,12})?|-?Infinity|inf|NaN|None|null|undefined|[Tt]rue|[Ff]alse|"[^"\\n]{0,60}")';
/** A list or dict of numbers and texts; a word in it would be a name. */
const GROUP = '[\\[{](?:[^A-Za-z"\\n]|"[^"\\n]{0,40}"){0,80}[\\]}]';
const MEASURED = new RegExp(
  `\\b([A-Za-z_]\\w{0,40}) = (?:${PLAIN}|${GROUP})(?=[,;\\n]|\\.(?:\\s|$)|$)`,
  "g",
);

/** A shorter line could be part of anything. */
const LEAST_LINE = 8;

/**
 * Leaves out whole lines of the learner's program and what its variables held (`low = 2`): that tells what their program
 * is and did, not what to do. A value that a reply tells to set is judged apart, by making the change.
 */
export function withoutOwnWork(prose: string, code: string): string {
  const lines = code.split("\n").map((line) => line.trim());
  const unquoted = [...new Set(lines)]
    .filter((line) => line.length >= LEAST_LINE)
    .reduce((rest, line) => rest.replaceAll(line, " "), prose);
  const own = new Set(code.match(/[A-Za-z_]\w*/g) ?? []);
  return unquoted.replaceAll(MEASURED, (found, name: string) => (own.has(name) ? " " : found));
}
