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

/** What stands before or behind a line that is only pointed at: “line 4 is …”, “… went round 5 times”. */
const NAMED_BEFORE = /\bline \d{1,4}(?: is|,| \(| )? ?$/i;
const COUNTED_AFTER = " went round";
const LOOKED_BACK = 16;

/**
 * Leaves out what the learner's variables held (`low = 2`) and whole lines of their program where the reply only points at
 * them: that tells what their program is and did, not what to do. Own lines that are told to be put in another order stay,
 * and a value that a reply tells to set is judged apart, by making the change.
 */
export function withoutOwnWork(prose: string, code: string): string {
  const lines = code.split("\n").map((line) => line.trim());
  const unquoted = [...new Set(lines)]
    .filter((line) => line.length >= LEAST_LINE)
    .reduce(withoutLine, prose);
  const own = new Set(code.match(/[A-Za-z_]\w*/g) ?? []);
  return unquoted.replaceAll(MEASURED, (found, name: string) => (own.has(name) ? " " : found));
}

/** Leaves out the learner's own line where a reply quotes no other; several could be told in another order. */
export function withoutQuotedLine(prose: string, code: string): string {
  const quoted = [...new Set(code.split("\n").map((line) => line.trim()))].filter(
    (line) => line.length >= LEAST_LINE && prose.includes(line),
  );
  const [only] = quoted;
  return only && quoted.length === 1 ? prose.replaceAll(only, " ") : prose;
}

function withoutLine(prose: string, line: string): string {
  return prose.replaceAll(line, (found, at: number) => {
    const before = prose.slice(Math.max(0, at - LOOKED_BACK), at);
    const isPointedAt =
      NAMED_BEFORE.test(before) || prose.startsWith(COUNTED_AFTER, at + line.length);
    return isPointedAt ? " " : found;
  });
}
