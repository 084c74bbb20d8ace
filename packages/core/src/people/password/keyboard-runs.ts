const rows = [
  "01234567890",
  "!@#$%^&*()",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "yxcvbnm",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "abcdefghijklmnopqrstuvwxyz",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
];

const MIN_RUN = 3;

/** Every three neighbouring keys, forwards and backwards. */
const neighbours: ReadonlySet<string> = new Set(
  rows
    .flatMap((row) => [row, [...row].reverse().join("")])
    .flatMap((row) =>
      Array.from({ length: row.length - MIN_RUN + 1 }, (_, at) => row.slice(at, at + MIN_RUN)),
    ),
);

/** How many characters belong to no run of three or more neighbouring keys. */
export function charactersOutsideRuns(text: string): number {
  const inRun = new Set<number>();
  for (let at = 0; at + MIN_RUN <= text.length; at++) {
    if (!neighbours.has(text.slice(at, at + MIN_RUN))) continue;
    for (let key = at; key < at + MIN_RUN; key++) inRun.add(key);
  }
  return text.length - inRun.size;
}
