const columns = [26, 8, 8, 9];
const row = ([name, ...numbers]) =>
  name.padEnd(columns[0]) +
  numbers.map((value, index) => String(value).padStart(columns[index + 1])).join("");

/** The failures by name, the table, and last of all `N passed, N failed`. */
export function formatSummary(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const seconds = (ms) => (ms / 1_000).toFixed(1);
  const failures = results.flatMap(({ name, failures = [] }) =>
    failures.map((failure) => `  ${name}: ${failure}`),
  );
  return [
    "",
    ...(failures.length > 0 ? ["Failed", ...failures, ""] : []),
    row(["Stage", "passed", "failed", "seconds"]),
    ...results.map(({ name, passed, failed, ms }) => row([name, passed, failed, seconds(ms)])),
    "",
    `${sum("passed")} passed, ${sum("failed")} failed`,
  ];
}
