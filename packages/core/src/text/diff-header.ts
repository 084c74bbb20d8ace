const HUNK = /^@@ -\d{1,7}(?:,\d{1,7})? \+\d{1,7}(?:,\d{1,7})? @@/;
const NAMED = /^(?:---|\+\+\+) (?:[ab]\/)?([^\t]*)/;

/** Whether a text that was sent as a whole file is a unified diff. */
export function looksLikeDiff(text: string): boolean {
  const [first = "", second = "", third = ""] = text.slice(0, 2_000).split("\n");
  if (HUNK.test(first)) return true;
  return first.startsWith("--- ") && second.startsWith("+++ ") && HUNK.test(third);
}

/** Whether the lines above the first hunk name another file. A diff without such lines names none. */
export function namesOtherFile(diff: string, path: string): boolean {
  const head = diff.slice(0, diff.search(/^@@/m)).split("\n");
  return head.some((line) => {
    const name = NAMED.exec(line)?.[1]?.trim();
    return name !== undefined && name !== path && name !== "/dev/null";
  });
}
