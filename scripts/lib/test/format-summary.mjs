const columns = [26, 8, 8, 9];
const row = ([name, ...numbers]) =>
  name.padEnd(columns[0]) +
  numbers.map((value, index) => String(value).padStart(columns[index + 1])).join("");

/** Lists what failed or passed only on a second try, then the table, and last `N passed, N failed`. */
export function formatSummary(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const seconds = (ms) => (ms / 1_000).toFixed(1);
  const listed = (title, key) => {
    const lines = results.flatMap((result) =>
      (result[key] ?? []).map((one) => `  ${result.name}: ${one}`),
    );
    return lines.length > 0 ? [title, ...lines, ""] : [];
  };
  return [
    "",
    ...listed("Failed", "failures"),
    ...listed("Passed on a second try", "unsteady"),
    row(["Stage", "passed", "failed", "seconds"]),
    ...results.map(({ name, passed, failed, ms }) => row([name, passed, failed, seconds(ms)])),
    "",
    `${sum("passed")} passed, ${sum("failed")} failed`,
  ];
}
