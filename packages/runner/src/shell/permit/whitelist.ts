/** Commands with their leading arguments: `grep`, or `python scratch/idea.py`. */
export type Whitelist = readonly string[];

/** What only looks, and what runs the learner's own programs and tests. `rm` is never on it. */
export const defaultWhitelist: Whitelist = [
  ...["ls", "pwd", "cat", "head", "tail", "grep", "find", "wc", "nl", "tree"],
  ...["sort", "uniq", "cut", "tr", "rev", "diff", "comm", "column", "seq", "echo", "printf"],
  ...["true", "false", "test", "trace", "run", "tsc", "python", "python3", "node"],
];

/** Names that a person cannot add: they delete, or they run text that was never looked at. */
export const neverListed: ReadonlySet<string> = new Set([
  ...["rm", "rmdir", "eval", "source", ".", "exec", "command", "builtin", "alias", "trap"],
  ...["bash", "sh", "xargs", "env", "timeout", "awk", "sed"],
]);

/** Whether the words of a command, as far as they are known, begin with an entry of the list. */
export function isListed(whitelist: Whitelist, words: readonly (string | null)[]): boolean {
  return whitelist.some((entry) => {
    const wanted = entry.split(" ").filter(Boolean);
    if (wanted.length === 0 || neverListed.has(wanted[0] ?? "")) return false;
    return wanted.every((word, index) => words[index] === word);
  });
}
