import type { ForkOptions } from "./fork-on-demand.ts";

/** The last two arguments of a sandbox that is to be copied; undefined for one that runs a program itself. */
export function readForkOptions([address, dataBytes]: readonly string[]): ForkOptions | undefined {
  if (address === undefined || dataBytes === undefined) return undefined;
  return { address, dataBytes: BigInt(dataBytes) };
}
