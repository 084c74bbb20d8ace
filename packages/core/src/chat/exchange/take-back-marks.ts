import type { Deps } from "../../ports/deps.ts";

/** Marks the applied proposals of these files as open again. Returns how many there were. */
export async function takeBackMarks(
  { exchanges }: Pick<Deps, "exchanges">,
  exchangeId: string,
  paths: readonly string[],
): Promise<number> {
  const exchange = await exchanges.find(exchangeId);
  const places = (exchange?.proposals ?? []).flatMap(({ state, path }, place) =>
    state === "applied" && paths.includes(path) ? [place] : [],
  );
  if (places.length > 0) await exchanges.mark(exchangeId, places, "open");
  return places.length;
}
