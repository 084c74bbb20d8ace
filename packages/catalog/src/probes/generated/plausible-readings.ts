// The share of inputs on which a reading differs from the task. Below the least it is the same reading, above the most
// nobody would make it.
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
