/** A plain value as it stands in a trace: a number, a text or nothing. No name: that would be a step. */
const PLAIN =
  '(?:-?\\d{1,20}(?:\\.\\d{1,12})?|-?Infinity|inf|NaN|None|null|undefined|[Tt]rue|[Ff]alse|"[^"\\n]{0,60}")';
/** A list or dict of numbers and texts; a word in it would be a name. */
const GROUP = '[\\[{](?:[^A-Za-z"\\n]|"[^"\\n]{0,40}"){0,80}[\\]}]';
const MEASURED = new RegExp(
  `\\b([A-Za-z_]\\w{0,40}) = (?:${PLAIN}|${GROUP})(?=[,;\\n]|\\.(?:\\s|$)|$)`,
  "g",
);

/**
 * Leaves out what the learner's own variables held (`low = 2`): that tells what their program did, not what to do. A
 * value that a reply tells to set is judged apart, by making the change.
 */
export function withoutMeasuredValues(prose: string, code: string): string {
  const own = new Set(code.match(/[A-Za-z_]\w*/g) ?? []);
  return prose.replaceAll(MEASURED, (found, name: string) => (own.has(name) ? " " : found));
}
