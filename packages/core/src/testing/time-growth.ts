const MAX_TRIES = 6;
/** What takes no longer than this, in milliseconds, cannot be measured well and hurts nobody. */
const NOTHING_MS = 15;
const PLAINLY_LINEAR = 2.5;

/** How many times longer a text of twice the length takes: about 2 for linear time, 4 and more for what a long text stops. */
export async function timeGrowth(
  read: (text: string) => unknown,
  textOf: (length: number) => string,
  length: number,
): Promise<number> {
  const [text, twice] = [textOf(length), textOf(2 * length)];
  await read(textOf(Math.min(length, 200)));
  let [shorter, longer] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tried = 0; tried < MAX_TRIES; tried++) {
    longer = Math.min(longer, await msFor(() => read(twice)));
    if (longer < NOTHING_MS) return 1;
    shorter = Math.min(shorter, await msFor(() => read(text)));
    if (longer / shorter < PLAINLY_LINEAR) break;
  }
  return longer / shorter;
}

type Node = { process: { cpuUsage(): { user: number; system: number } } };

/** By the processor's time, which a busy machine does not change as it does the clock's. */
async function msFor(read: () => unknown): Promise<number> {
  const { process } = globalThis as unknown as Node;
  const before = process.cpuUsage();
  await read();
  const after = process.cpuUsage();
  return (after.user + after.system - before.user - before.system) / 1_000;
}

const repeated = (unit: string) => (length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Words that differ from each other, each followed by what is given. */
const different = (after: string) => (length: number) => {
  const words = Array.from({ length: Math.ceil(length / 8) }, (_, at) => `w${at.toString(36)}xyz`);
  return words.join(after).slice(0, length);
};

/** Texts that nobody writes who means well, by the length they should have. */
export const hostileTexts: Readonly<Record<string, (length: number) => string>> = {
  ...Object.fromEntries(
    [
      ...["s", " ", "\n", "[", "{", '"', '\\"', "`", "1", "a, ", "not ", "a. ", "x+y ", "/* "],
      ...[
        "x = 1\n",
        "if (x) {\n",
        "set a to b. ",
        "`a` ",
        "```\nx=1\n```\n",
        '{"a":[',
        "[1] gives 2. ",
      ],
    ].map((unit) => [JSON.stringify(unit), repeated(unit)]),
  ),
  "different words": different(" "),
  "different lines": different("\n"),
  "different assignments": different(" = 1\n"),
};
