// A reading that differs from the task on nearly every input is implausible; one that hardly ever does is the same.
const LEAST_SHARE = 0.005;
const MOST_SHARE = 0.8;

/** The generated readings that are worth asking about, each behaviour once. */
export function plausibleReadings(
  inputs: readonly { generated: readonly string[] }[],
): Set<string> {
  const differsAt = new Map<string, number[]>();
  inputs.forEach(({ generated }, at) => {
    for (const name of generated) {
      const places = differsAt.get(name) ?? [];
      places.push(at);
      differsAt.set(name, places);
    }
  });
  const byBehaviour = new Map<string, string>();
  for (const [name, places] of differsAt) {
    const share = places.length / inputs.length;
    if (share < LEAST_SHARE || share > MOST_SHARE) continue;
    const behaviour = places.join();
    if (!byBehaviour.has(behaviour)) byBehaviour.set(behaviour, name);
  }
  return new Set(byBehaviour.values());
}
