export type Sample = { medianMs: number; bestMs: number; runs: number };

export function summarize(times: readonly number[]): Sample {
  const sorted = times.toSorted((left, right) => left - right);
  return {
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
    bestMs: sorted[0] ?? 0,
    runs: sorted.length,
  };
}

/** Measures the contenders in turns, so that they share the same conditions. */
export async function inTurns<Name extends string>(
  rounds: number,
  contenders: Record<Name, () => Promise<number>>,
): Promise<Record<Name, Sample>> {
  const names = Object.keys(contenders) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) times[name].push(await contenders[name]());
  }
  return Object.fromEntries(names.map((name) => [name, summarize(times[name])])) as Record<
    Name,
    Sample
  >;
}

export async function timed(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await task();
  return performance.now() - started;
}
