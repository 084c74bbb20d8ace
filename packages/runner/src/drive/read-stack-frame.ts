const place = /(?<=[\s(/])solution\.js:(\d+):(\d+)\)?$/;
const start = /^\s*at (?:async )?/;

/**
 * Reads a line of V8's stack that is in the learner's program, such as "at twoSum (/tmp/solution.js:3:5)"; null for
 * others.
 */
export function readStackFrame(
  line: string,
): { name: string; line: number; column: number } | null {
  const found = place.exec(line);
  const begins = start.exec(line)?.[0].length;
  if (!found || begins === undefined) return null;
  const name = nameBefore(line.slice(begins, found.index));
  return name === null ? null : { name, line: Number(found[1]), column: Number(found[2]) };
}

/**
 * `before` is the text between "at" and the file's name: "twoSum (/tmp/", or only a path when the function has no name.
 */
function nameBefore(before: string): string | null {
  const evaluated = before.indexOf("eval at ");
  if (evaluated === 0) return isPath(before.slice(before.lastIndexOf(", ") + 2)) ? "" : null;
  const opened = before.lastIndexOf(" (", evaluated > 0 ? evaluated - 1 : undefined);
  const rest = opened < 0 ? before : before.slice(opened + 2);
  const path = evaluated > 0 ? rest.slice(rest.lastIndexOf(", ") + 2) : rest;
  return isPath(path) ? before.slice(0, Math.max(opened, 0)) : null;
}

const isPath = (text: string): boolean => text === "" || (text.endsWith("/") && !/\s/.test(text));
