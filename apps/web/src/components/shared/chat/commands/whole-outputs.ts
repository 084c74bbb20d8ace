/** The whole outputs of commands that ran on this page. The server stores only their beginnings. */
const outputs = new Map<string, string>();
const MOST_OUTPUTS = 40;

const keyOf = (batchId: string, place: number) => `${batchId} ${place}`;

export function rememberOutput(batchId: string, place: number, output: string): void {
  outputs.set(keyOf(batchId, place), output);
  const [oldest] = outputs.keys();
  if (outputs.size > MOST_OUTPUTS && oldest !== undefined) outputs.delete(oldest);
}

export const wholeOutput = (batchId: string, place: number): string | undefined =>
  outputs.get(keyOf(batchId, place));
