/** Commands with their leading arguments: `grep`, or `python scratch/idea.py`. */
export type Whitelist = readonly string[];

/** Commands that only read, and those that run the learner's own programs and tests. `rm` is never among them. */
export const defaultWhitelist: Whitelist = [
  ...["ls", "pwd", "cat", "head", "tail", "grep", "find", "wc", "nl", "tree"],
  ...["sort", "uniq", "cut", "tr", "rev", "diff", "comm", "column", "seq", "echo", "printf"],
  ...["true", "false", "test", "trace", "run", "tsc", "python", "python3", "node", "help"],
];

/**
 * The commands that a line of the coach's may use without asking: they print files line by line, or run the learner's programs.
 * Others, such as `echo` and `tr`, can compose a text from the words of the line, and nobody has checked that text.
 */
export const nonComposingCommands: ReadonlySet<string> = new Set([
  ...["ls", "pwd", "cd", "cat", "head", "tail", "grep", "find", "wc", "tree"],
  ...["sort", "uniq", "diff", "comm", "cp", "mv", "mkdir", "touch", "rm", "rmdir"],
  ...["true", "false", "test", "trace", "run", "tsc", "python", "python3", "node", "help"],
]);

/** Commands that nobody can allow: they delete files, or run text that was not checked. */
export const neverListed: ReadonlySet<string> = new Set([
  ...["rm", "rmdir", "eval", "source", ".", "exec", "command", "builtin", "alias", "trap"],
  ...["bash", "sh", "xargs", "env", "timeout", "awk", "sed"],
]);
