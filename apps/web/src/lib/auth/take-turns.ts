/** Does so many things at a time, the others in the order they came. */
export function takeTurns(atOnce: number) {
  const line: (() => void)[] = [];
  let busy = 0;
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (busy >= atOnce) await new Promise<void>((resolve) => line.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in line, or becomes free.
      const next = line.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
