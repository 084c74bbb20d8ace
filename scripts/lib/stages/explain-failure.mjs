/** Known causes, the most specific first. Each sentence says what happened and what to do. */
const causes = [
  {
    cause: /ENOSPC|No space left on device|disk (is )?full|could not write to file.*space/i,
    sentence: "The disk is full: free some space and run the command again.",
  },
  {
    cause: /EDQUOT|Disk quota exceeded/i,
    sentence: "Your disk quota is used up: free some space and run the command again.",
  },
  {
    cause: /ERR_PNPM_OUTDATED_LOCKFILE|ERR_PNPM_LOCKFILE_CONFIG_MISMATCH/,
    sentence:
      "pnpm-lock.yaml does not match the package.json files: run `npx pnpm install` and commit the lock file.",
  },
  {
    cause:
      /ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL|network request .* failed/,
    stages: ["Fetch Node", "Install packages"],
    sentence:
      "The npm registry cannot be reached: check the network or proxy and run the command again; what was already downloaded is kept.",
  },
  {
    cause: /npx(: command)? not found|spawn npx ENOENT/,
    sentence: "npx was not found: install npm, which brings it, and run the command again.",
  },
  {
    cause:
      /JavaScript heap out of memory|ERR_WORKER_OUT_OF_MEMORY|Cannot allocate memory|\bENOMEM\b|SIGKILL/,
    sentence: "The machine ran out of memory: free about 2 GB and run the command again.",
  },
  {
    // Does not match every path with a cache in it: a failed program that npx fetched is in npm's cache itself.
    cause: /root-owned files|(EACCES|EPERM)(.*|[\s\S]*npm err.* path .*)[/\\]_(cacache|npx)\b/i,
    stages: ["Fetch Node", "Install packages"],
    sentence:
      'The cache of npm belongs to another user: give it to yourself with `sudo chown -R $(id -un) "$(npm config get cache)"` and run the command again.',
  },
  {
    cause: /EACCES|EPERM|Permission denied/i,
    sentence:
      "A file of this checkout belongs to another user: run as that user, or give yourself the folder with `sudo chown -R $(id -un) .`.",
  },
];

/** The sentence for a cause we know, or nothing. */
export function knownCause(stage, output) {
  return causes.find(
    ({ cause, stages }) => cause.test(output) && (!stages || stages.includes(stage)),
  )?.sentence;
}

/** The sentence for a failed stage's output, or one that points at its log. */
export function explainFailure(stage, output, logFile) {
  return (
    knownCause(stage, output) ??
    `${stage} failed: its last lines are above, its whole output is in ${logFile}.`
  );
}
